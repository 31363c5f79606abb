/// What a browser asks for: the head of its request and what came after it.
struct HTTPRequest: Equatable {
  var method: String
  /// As it stands in the first line: a path from the root.
  var target: String
  /// By their names in small letters.
  var fields: [String: String] = [:]
  var body: [UInt8] = []
}

/// How a request is answered, by the numbers of HTTP.
enum HTTPStatus: Int, Error {
  case done = 200
  case faulty = 400
  case forbidden = 403
  case notFound = 404
  case wrongMethod = 405
  case late = 408
  case bodyTooLarge = 413
  case headTooLarge = 431
  case notKnown = 501

  var words: String {
    switch self {
    case .done: "OK"
    case .faulty: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .wrongMethod: "Method Not Allowed"
    case .late: "Request Timeout"
    case .bodyTooLarge: "Content Too Large"
    case .headTooLarge: "Request Header Fields Too Large"
    case .notKnown: "Not Implemented"
    }
  }
}
