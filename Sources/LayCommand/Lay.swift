import Lay

@main
struct LayCommand {
  static func main() {}
}
