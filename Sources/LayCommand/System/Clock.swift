/// Time that passes steadily, whatever the calendar says.
enum Clock {
  /// In seconds, from some moment on.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
