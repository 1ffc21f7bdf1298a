import Foundation
import FoundationNetworking
import GalleyProofFiles

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines)
  }
}

extension Diffing where Value == String {
  /// The functions that read, write and compare texts, line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
    ) { old, new in
      guard let difference = UnifiedDifference.describe(old, new, labels: nil) else { return nil }
      let file = XCTAttachment(
        data: Data(difference.utf8), uniformTypeIdentifier: "public.patch-file")
      return (difference, [file])
    }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Data, recorded unchanged.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        return old.count == new.count
          ? ("Expected data to match", []) : ("Expected \(new) to match \(old)", [])
      })
  }
}

extension Snapshotting where Format == String {
  /// The description of a value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value and all its contents, a line each. Dictionaries, sets and stored properties are
  /// sorted.
  public static var dump: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .dumps) { ValueDump.describe($0) }
  }

  /// A value as JSON, with sorted keys.
  ///
  /// - Precondition: The value is an array or a dictionary that can be converted to JSON.
  public static var json: Snapshotting {
    SimplySnapshotting.lines.pullback { (value: Value) in
      guard
        let data = try? JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { preconditionFailure("Snapshotting.json: \(Value.self) is not of what JSON knows") }
      return String(decoding: data, as: UTF8.self)
    }.named("json")
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// A value as JSON in the format of an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (value: Value) in
      text("json") { try encoder.encode(value) }
    }.named("json")
  }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// A value as a property list in the format of an encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (value: Value) in
      text("plist") { try encoder.encode(value) }
    }.named("plist")
  }

  private static func text(_ strategy: String, _ data: () throws -> Data) -> String {
    do {
      return String(decoding: try data(), as: UTF8.self)
    } catch {
      preconditionFailure("Snapshotting.\(strategy): \(Value.self) can't be encoded: \(error)")
    }
  }
}

extension Snapshotting {
  /// Returns the same strategy for files with another path extension.
  internal func named(_ pathExtension: String) -> Snapshotting {
    var other = self
    other.pathExtension = pathExtension
    return other
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// The results of a function for each case of an enumeration, as a table of two columns.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
      Async { callback in
        rows(of: Array(Value.allCases)[...], function, witness, []) { rows in
          callback(rows.joined(separator: "\n"))
        }
      }
    }.named("csv")
  }

  private static func rows<A>(
    of cases: ArraySlice<Value>, _ function: @escaping (Value) -> A,
    _ witness: Snapshotting<A, Format>, _ done: [String], _ callback: @escaping ([String]) -> Void
  ) {
    guard let first = cases.first else { return callback(done) }
    witness.snapshot(function(first)).run { text in
      rows(of: cases.dropFirst(), function, witness, done + ["\"\(first)\",\"\(text)\""], callback)
    }
  }
}

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request in the format of HTTP.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// A request in the format of HTTP. If `pretty` is `true`, a body in JSON has sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      let address = request.url.map { $0.withSortedQuery.absoluteString } ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      let body = request.httpBody.map { data in
        "\n" + String(decoding: (pretty ? inOrder(data) : nil) ?? data, as: UTF8.self)
      }
      return (["\(request.httpMethod ?? "GET") \(address)"] + headers + (body.map { [$0] } ?? []))
        .joined(separator: "\n")
    }
  }

  /// Returns JSON with sorted keys; `nil` if the data is not JSON.
  private static func inOrder(_ json: Data) -> Data? {
    guard let value = try? JSONSerialization.jsonObject(with: json) else { return nil }
    return try? JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
  }

  /// A request as a command of `curl`.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for field in headers.keys.sorted() where field != "Cookie" {
        parts.append("--header " + quoted("\(field): \(headers[field] ?? "")"))
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        // If a backslash precedes a quotation mark, both are escaped.
        parts.append("--data " + quoted(body.replacingOccurrences(of: "\\\"", with: "\\\\\"")))
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie " + quoted(cookie)) }
      parts.append("\"\(request.url.map { $0.withSortedQuery.absoluteString } ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }
}

extension URL {
  /// The URL with the items of its query sorted.
  fileprivate var withSortedQuery: URL {
    var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
    let items = parts?.queryItems?.sorted { $0.name < $1.name }
    parts?.queryItems = items
    return parts?.url ?? self
  }
}
