import Foundation

// The nib of a controller's view.

extension UIViewController {
  /// Returns the view in the controller's nib; `nil` if there is no nib.
  ///
  /// A missing nib is reported if the controller was created with its name.
  internal func viewFromNib() -> UIView? {
    guard let name = nibName ?? ControllerNibs.name(for: type(of: self), nibBundle) else {
      return nil
    }
    let isOwn = nibName != nil
    ownNibName = name
    let nib = UINib(nibName: name, bundle: nibBundle)
    guard let objects = nib.objects(self) else {
      if isOwn { NibSource.reportMissing(name, nibBundle ?? .main) }
      return nil
    }
    guard let view = viewIfLoaded else {
      // The contents of a nib may be provided in code. Such contents have no outlets, so their
      // first object is the controller's view.
      guard NibSource.provided(name) != nil, let first = objects.first as? UIView else {
        Misuse.trap(
          "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not "
            + "set.",
          "connect the outlet `view` of File's Owner in \(name).xib to the view")
      }
      view = first
      return first
    }
    return view
  }
}

/// Finds the nibs of controllers by the names of their classes.
@MainActor
private enum ControllerNibs {
  /// Whether a file was found without a bundle, by its name and the suffix for the device.
  ///
  /// Nibs whose contents are provided in code are not recorded, because the contents may be
  /// provided at any time.
  private static var files: [String: Bool] = [:]

  static func name(for type: UIViewController.Type, _ bundle: Bundle?) -> String? {
    guard !isOfUIKit(type) else { return nil }
    let name = "\(type)".prefix { $0 != "<" }
    var names = [String(name)]
    if name.hasSuffix("Controller") {
      names.insert(String(name.dropLast("Controller".count)), at: 0)
    }
    return names.first { NibSource.provided($0) != nil || hasFile($0, bundle) }
  }

  private static func hasFile(_ name: String, _ bundle: Bundle?) -> Bool {
    let key = name + NibSource.deviceEnding
    if bundle == nil, let known = files[key] { return known }
    let isFound = NibSource.path(of: name, "xib", bundle) != nil
    if bundle == nil { files[key] = isFound }
    return isFound
  }
}
