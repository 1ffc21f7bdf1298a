import Foundation

/// A comparison of two values in a predicate.
internal struct PredicateComparison {
  /// The operators of comparisons.
  enum Kind {
    case equal, notEqual, less, atMost, greater, atLeast
    case begins, ends, contains, like, matches, isIn, between
  }

  var kind: Kind
  /// The options for comparing texts, for example without regard to case or diacritics.
  var options: String.CompareOptions

  /// Returns whether the comparison is true for two values.
  func holds(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (Self.plain(left), Self.plain(right))
    switch kind {
    case .equal: return areEqual(left, right)
    case .notEqual: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .atMost: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .atLeast: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .begins: return find(right, in: left, .anchored)
    case .ends: return find(right, in: left, [.anchored, .backwards])
    case .contains: return contains(left, right)
    case .isIn: return contains(right, left)
    case .like: return match(left, ValueOrder.text(right).map(Self.expression))
    case .matches: return match(left, ValueOrder.text(right))
    case .between:
      guard let bounds = ValueElements.all(right), bounds.count == 2 else { return false }
      return order(left, bounds[0]).map { $0 != .orderedAscending } ?? false
        && order(left, bounds[1]).map { $0 != .orderedDescending } ?? false
    }
  }

  // MARK: Values

  /// Returns the value of a key path of an object; the object itself if the path is empty.
  static func value(of path: String, in object: Any?) -> Any? {
    path.isEmpty ? object : KeyValueCoding.value(path: path[...], of: object)
  }

  /// Returns the value that an optional contains; `nil` for `nil` and `NSNull`.
  private static func plain(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { plain($0.value) }
  }

  // MARK: Comparing

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if ValueElements.isSet(left), ValueElements.isSet(right) {
      return ValueElements.set(left) == ValueElements.set(right)
    }
    if let left = ValueElements.all(left), let right = ValueElements.all(right) {
      return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right {
      return true
    }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    return false
  }

  /// Returns the order of two values; `nil` if the values have no order, or if one value is `nil`.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    return ValueOrder.find(left, right, options: options)
  }

  /// Returns whether a text contains another text.
  private func find(_ part: Any?, in whole: Any?, _ more: String.CompareOptions) -> Bool {
    guard let part = ValueOrder.text(part), let whole = ValueOrder.text(whole) else { return false }
    return part.isEmpty || whole.range(of: part, options: options.union(more)) != nil
  }

  /// Returns whether a collection contains an element, or a text contains another text.
  private func contains(_ collection: Any?, _ element: Any?) -> Bool {
    guard let elements = ValueElements.all(collection) else {
      return find(element, in: collection, [])
    }
    return elements.contains { areEqual(Self.plain($0), element) }
  }

  /// Returns whether a regular expression matches a whole text.
  private func match(_ value: Any?, _ pattern: String?) -> Bool {
    guard var text = ValueOrder.text(value) ?? value.map({ "\($0)" }), var pattern else {
      return false
    }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let ignoresCase = options.contains(.caseInsensitive)
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: ignoresCase ? .caseInsensitive : [])
    else {
      Misuse.trap(
        "Can't do regex matching, reason: Can't open pattern",
        "the regular expression is not valid: \(pattern)")
    }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) != nil
  }

  /// Returns the regular expression for a pattern of `LIKE`, in which `*` stands for any text and
  /// `?` for any character.
  private static func expression(_ pattern: String) -> String {
    var result = "(?s)"
    var isEscaped = false
    for character in pattern {
      switch character {
      case _ where isEscaped:
        result += NSRegularExpression.escapedPattern(for: String(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "*": result += ".*"
      case "?": result += "."
      default: result += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return result
  }
}
