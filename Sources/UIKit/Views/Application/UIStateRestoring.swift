import Foundation

// The state restoration of applications without scenes.

/// An object whose state an application without scenes saves and restores.
///
/// - Differs: nothing calls these methods: only the state of scenes is restored, by
///   `stateRestorationActivity(for:)`.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object that contains this object in the tree of restored objects.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that creates the object when the state is restored.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the state that is needed to restore the object.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the state of the object.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when the states of all objects have been restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// The default: `nil`.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// The default: `nil`.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// The default: encodes nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// The default: decodes nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// The default: does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that creates objects whose state is restored.
///
/// - Differs: nothing calls it.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// Returns an object for a path of identifiers.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A data source that finds items again by identifiers that do not change between launches.
///
/// - Differs: nothing calls it.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
  /// Returns the identifier of an item.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the path of the item with an identifier.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
