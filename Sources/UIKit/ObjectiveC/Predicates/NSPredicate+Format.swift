import Foundation

// Predicates that are created from a format, and read values by key path. "Ported sources" below
// are sources of an app that Galley's porting step has rewritten for Linux.

extension NSPredicate: _MadeWithSelector {}

extension _MadeWithSelector where Self == NSPredicate {
  /// Creates a predicate from its format.
  ///
  ///     NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "galley")
  ///     let cheapTea = NSPredicate(format: "price < %d AND name CONTAINS[cd] %@", 3, "tea")
  ///     orders.filtered(using: cheapTea)
  ///
  /// - Differs: the known keys are the `@objc` properties of ported sources, the properties of
  ///   UIKit that nibs set, and the keys of dictionaries. `SUBQUERY`, `FUNCTION` and `CAST` are not
  ///   supported.
  public init(format: String, _ arguments: Any?...) {
    self.init(_format: format, arguments)
  }

  /// Creates a predicate from its format and an array of arguments.
  public init(format: String, argumentArray: [Any]?) {
    self.init(_format: format, argumentArray ?? [])
  }

  private init(_format format: String, _ arguments: [Any?]) {
    do {
      let test = try PredicateParser.parse(format, arguments)
      self = NSPredicate { object, variables in test(object, variables ?? [:]) }
    } catch {
      Misuse.trap(
        "Unable to parse the format string \"\(format)\"",
        error.rest.isEmpty
          ? "the format ends too early" : "what can't be read begins here: \(error.rest)")
    }
  }
}
