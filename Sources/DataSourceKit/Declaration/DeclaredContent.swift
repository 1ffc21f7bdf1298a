import GalleyUIKit

/// The content of a cell, a header or a footer: its class, its identity, and its value.
///
/// Contents are objects, so that a declaration is small and fast to copy, whatever its values are.
@usableFromInline
internal protocol DeclaredContent: AnyObject {
  /// The class of the view.
  var viewType: Any.Type { get }
  /// The identity among views of the class.
  var id: AnyHashable { get }
  /// The value that the view shows.
  var value: Any { get }

  /// Whether all views of the class have one reuse identifier, whatever they show.
  var hasOneIdentifier: Bool { get }

  /// Compares another content with this content.
  func comparison(with other: any DeclaredContent) -> ContentComparison
  /// Hashes the class and the identity, but not the value.
  func hashIdentity(into hasher: inout Hasher)
  /// Returns a binder, which configures a view of the class with the value.
  @MainActor func makeBinder() -> CellBinder
}

/// The result of comparing two contents.
@usableFromInline
internal enum ContentComparison {
  /// The identities differ.
  case other
  /// The identities are the same, and the values differ.
  case changed
  /// The identities and the values are the same.
  case same
}

/// The content of a `BindableCell`.
@usableFromInline
internal final class BindableContent<View: BindableCell, ID: Hashable>: DeclaredContent
where View.Value: Equatable {
  @usableFromInline internal let ownID: ID
  @usableFromInline internal let ownValue: View.Value

  @inlinable
  internal init(_ id: ID, _ value: View.Value) {
    ownID = id
    ownValue = value
  }

  @usableFromInline internal var viewType: Any.Type { View.self }
  @usableFromInline internal var id: AnyHashable { AnyHashable(ownID) }
  @usableFromInline internal var value: Any { ownValue }
  @usableFromInline internal var hasOneIdentifier: Bool { View.self is any BindableClassCell.Type }

  @usableFromInline
  internal func comparison(with other: any DeclaredContent) -> ContentComparison {
    if other === self { return .same }
    guard let other = other as? BindableContent, other.ownID == ownID else { return .other }
    return other.ownValue == ownValue ? .same : .changed
  }

  @usableFromInline
  internal func hashIdentity(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(View.self))
    hasher.combine(ownID)
  }

  @usableFromInline
  @MainActor internal func makeBinder() -> CellBinder { View.makeBinder(value: ownValue) }
}

/// The content of a `BindableNibCell`.
@usableFromInline
internal final class BindableNibContent<View: BindableNibCell, ID: Hashable>: DeclaredContent
where View.Value: Equatable {
  @usableFromInline internal let ownID: ID
  @usableFromInline internal let ownValue: View.Value

  @inlinable
  internal init(_ id: ID, _ value: View.Value) {
    ownID = id
    ownValue = value
  }

  @usableFromInline internal var viewType: Any.Type { View.self }
  @usableFromInline internal var id: AnyHashable { AnyHashable(ownID) }
  @usableFromInline internal var value: Any { ownValue }
  @usableFromInline internal var hasOneIdentifier: Bool { true }

  @usableFromInline
  internal func comparison(with other: any DeclaredContent) -> ContentComparison {
    if other === self { return .same }
    guard let other = other as? BindableNibContent, other.ownID == ownID else { return .other }
    return other.ownValue == ownValue ? .same : .changed
  }

  @usableFromInline
  internal func hashIdentity(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(View.self))
    hasher.combine(ownID)
  }

  @usableFromInline
  @MainActor internal func makeBinder() -> CellBinder { View.makeBinder(with: ownValue) }
}

/// The stored property of a `DeclaredCell<Action>`. This type is not generic over `Action`, so that
/// lists of cells are fast to iterate over.
@usableFromInline
internal struct PlainCell {
  @usableFromInline internal let content: any DeclaredContent
  /// An object with the behavior of the cell (its actions, its state and its children in an
  /// outline), or `nil` if the cell has no behavior. Most cells have no behavior.
  ///
  /// The class of the object is private to `DeclaredCell`.
  internal var box: AnyObject?

  @inlinable
  internal init(_ content: any DeclaredContent) { self.content = content }
}

/// The identity of a content, for use as a key of a dictionary.
internal struct ContentIdentity: Hashable {
  let content: any DeclaredContent

  init(_ content: any DeclaredContent) { self.content = content }

  static func == (one: ContentIdentity, other: ContentIdentity) -> Bool {
    one.content.comparison(with: other.content) != .other
  }

  func hash(into hasher: inout Hasher) { content.hashIdentity(into: &hasher) }
}

extension ContentIdentity: CustomStringConvertible {
  /// A text such as `NoteCell 1`.
  var description: String { "\(content.viewType) \(content.id.base)" }
}
