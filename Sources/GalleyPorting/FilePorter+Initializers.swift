// Initializers with which UIKit creates objects of an app's classes. Each of these initializers
// calls an initializer that apps override.

extension FilePorter {
  /// Returns the initializers of UIKit that a class has to declare again, because the class
  /// declares other initializers, and so does not inherit them.
  func hiddenInitializers(of place: TargetFacts.Place) -> [String] {
    let type = target[place]
    let level = ["open", "public"].contains(type.access) ? "public " : ""
    let all = target.initializers(of: place)
    return target.hiddenInitializers(of: place).map { initializer in
      let body =
        all.has(initializer.called)
        ? "self.init(\(initializer.arguments))"
        : "UIKit.Ported.missingInitializer(\"\(initializer.missing)\", of: \"\(type.name)\")"
      return "\(level)required convenience init(\(initializer.parameters)) { \(body) }"
    }
  }
}

/// A required initializer of UIKit, which a class inherits unless it declares its own initializers.
struct RequiredInitializer: Hashable, Sendable {
  /// The full name.
  let name: String
  let parameters: String
  /// The full name of the initializer that this initializer calls, and that apps override.
  let called: String
  let arguments: String
  /// The initializer that UIKit would report as missing.
  var missing: String

  private init(
    _ name: String, _ parameters: String, calls called: String, _ arguments: String,
    missing: String? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.called = called
    self.arguments = arguments
    self.missing = missing ?? called
  }

  /// All required initializers by name.
  ///
  /// Only initializers in `PlatformClass.required` with a label that begins with an underscore are
  /// in this list.
  static let all = Dictionary(
    uniqueKeysWithValues: [
      Self(
        "init(_dequeuedWithFrame:)", "_dequeuedWithFrame frame: CGRect",
        calls: "init(frame:)", "frame: frame"),
      Self(
        "init(_dequeuedWithStyle:_:)",
        "_dequeuedWithStyle style: UITableViewCell.CellStyle, _ identifier: String",
        calls: "init(style:reuseIdentifier:)", "style: style, reuseIdentifier: identifier"),
      Self(
        "init(_dequeuedWithIdentifier:)", "_dequeuedWithIdentifier identifier: String",
        calls: "init(reuseIdentifier:)", "reuseIdentifier: identifier"),
      Self("init(_madeForView:)", "_madeForView: Void", calls: "init()", ""),
      Self("init(_madeForClass:)", "_madeForClass: Void", calls: "init()", ""),
      Self(
        "init(_madeForController:)", "_madeForController: Void",
        calls: "init(frame:)", "frame: .zero"),
      Self(
        "init(_madeForAppearance:)", "_madeForAppearance: Void",
        calls: "init(frame:)", "frame: .zero"),
      Self(
        "init(_named:source:destination:)",
        "_named identifier: String?, source: UIKit.UIViewController, destination: UIKit.UIViewController",
        calls: "init(identifier:source:destination:)",
        "identifier: identifier, source: source, destination: destination"),
      // This initializer does more than call another initializer, so a class can't declare it
      // again.
      Self(
        "init(_system:)", "_system item: UIBarButtonItem.SystemItem", calls: "", "",
        missing: "init(barButtonSystemItem:target:action:)"),
    ].map { ($0.name, $0) })
}

extension TargetFacts {
  /// Returns the required initializers of UIKit that a class does not inherit.
  ///
  /// A class does not inherit such an initializer if it declares designated initializers itself, or
  /// if its superclass lacks the initializer that the required initializer calls.
  func hiddenInitializers(of place: Place) -> [RequiredInitializer] {
    let required = requiredInitializers(of: place)
    guard !required.isEmpty, isDeclaration(place) || self[place].isLocal else { return [] }
    let own = self[place].members.filter { $0.kind == .initializer }
    guard !own.isEmpty else { return [] }
    let all = initializers(of: place)
    return required.filter { initializer in
      if own.contains(where: { $0.fullName == initializer.name }) { return false }
      return !all.has(initializer.name)
        || all.has(initializer.called) && isMissing(initializer, above: place)
    }
  }

  /// Returns the required initializers of the UIKit class that a class inherits from.
  func requiredInitializers(of place: Place) -> [RequiredInitializer] {
    guard let platform = platformClass(above: place) else { return [] }
    return PlatformClass.ancestry(from: platform)
      .flatMap { $0.required.sorted().compactMap { RequiredInitializer.all[$0] } }
  }

  /// Whether the nearest superclass that declares the initializer has a version that only traps.
  private func isMissing(_ initializer: RequiredInitializer, above place: Place) -> Bool {
    for above in ancestry(from: place).dropFirst() {
      if self[above].members.contains(where: { $0.fullName == initializer.name }) { return false }
      if hiddenInitializers(of: above).contains(initializer) {
        return !initializers(of: above).has(initializer.called)
      }
    }
    return false
  }
}
