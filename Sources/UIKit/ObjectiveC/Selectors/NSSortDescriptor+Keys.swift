import Foundation

// Sort descriptors that read the compared values by key path. "Ported sources" below are sources of
// an app that Galley's porting step has rewritten for Linux.

extension NSSortDescriptor: _MadeWithSelector {}

extension _MadeWithSelector where Self == NSSortDescriptor {
  /// Creates a descriptor that sorts by the values of a key.
  ///
  ///     orders.sorted(using: [NSSortDescriptor(key: "price", ascending: true)])
  ///
  /// - Differs: the known keys are the `@objc` properties of ported sources, and the properties of
  ///   UIKit that nibs set.
  public init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, selector: nil)
  }

  /// Creates a descriptor that compares the values of a key with a method.
  ///
  /// - Differs: the known selectors are those that compare strings, and the methods of ported
  ///   sources.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    self = NamedSortDescriptor(key, ascending) { one, other in
      NamedSortDescriptor.compare(one, other, by: selector)
    }
  }

  /// Creates a descriptor that compares the values of a key with a closure.
  public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self = NamedSortDescriptor(key, ascending) { one, other in
      guard let one, let other else { return NamedSortDescriptor.compare(one, other, by: nil) }
      return comparator(one, other)
    }
  }
}

/// A sort descriptor that reads the compared values by key path.
private final class NamedSortDescriptor: NSSortDescriptor {
  /// The key path of the compared values; `nil` to compare the objects themselves.
  private var name: String?
  private var order: (Any?, Any?) -> ComparisonResult = { _, _ in .orderedSame }

  convenience init(
    _ name: String?, _ ascending: Bool, _ order: @escaping (Any?, Any?) -> ComparisonResult
  ) {
    // Foundation's initializer needs a key path, but this class does not use it.
    self.init(keyPath: \NSObject.hash, ascending: ascending)
    (self.name, self.order) = (name, order)
  }

  override var reversedSortDescriptor: Any {
    NamedSortDescriptor(name, !ascending, order)
  }

  override func compare(_ one: Any, to other: Any) -> ComparisonResult {
    let result = order(value(of: one), value(of: other))
    guard !ascending else { return result }
    switch result {
    case .orderedAscending: return .orderedDescending
    case .orderedDescending: return .orderedAscending
    case .orderedSame: return .orderedSame
    }
  }

  /// Returns the value of an object that is compared.
  private func value(of object: Any) -> Any? {
    guard let name, name != "self" else { return object }
    return KeyValueCoding.value(path: name[...], of: object)
  }

  /// Compares two values. `nil` comes before any other value.
  static func compare(_ one: Any?, _ other: Any?, by selector: Selector?) -> ComparisonResult {
    guard let one, let other else {
      return one == nil ? (other == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    if let one = ValueOrder.text(one), let other = ValueOrder.text(other) {
      switch selector?.name {
      case "caseInsensitiveCompare:": return one.caseInsensitiveCompare(other)
      case "localizedCompare:": return one.localizedCompare(other)
      case "localizedCaseInsensitiveCompare:": return one.localizedCaseInsensitiveCompare(other)
      case "localizedStandardCompare:": return one.localizedStandardCompare(other)
      default: return one.compare(other)
      }
    }
    if let selector, let target = one as? NSObject, selector.isKnown(to: target) {
      let result = selector.sendFromAnywhere(to: target, SelectorArguments(first: other))
      if let result = result as? ComparisonResult { return result }
    }
    return ValueOrder.compare(one, other)
  }
}
