import UIKit

/// What a cell, a header or a footer is: its class, what it is known by, and what it shows.
///
/// One object each, so that a declaration is small and quick to copy, whatever is in it.
@usableFromInline
internal protocol DeclaredContent: AnyObject {
  /// The class of the view.
  var viewType: Any.Type { get }
  /// What it is known by, among views of the class.
  var id: AnyHashable { get }
  /// What it shows.
  var value: Any { get }

  /// Whether all views of the class have one reuse identifier, whatever they show.
  var hasOneIdentifier: Bool { get }

  /// What another one is, next to this.
  func comparison(with other: any DeclaredContent) -> ContentComparison
  func hashIdentity(into hasher: inout Hasher)
  /// What fills such a view with the value.
  @MainActor func makeBinder() -> CellBinder
}

/// What another content is, next to one.
@usableFromInline
internal enum ContentComparison {
  /// Something else.
  case other
  /// The same thing, with another value.
  case changed
  /// The same thing, with the same value.
  case same
}

/// What is bound by `BindableCell`.
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

/// What is bound by `BindableNibCell`.
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

/// A cell, whatever it may send: so that lists of them are quick to go through.
@usableFromInline
internal struct PlainCell {
  @usableFromInline internal let content: any DeclaredContent
  /// What only few cells have, as the cell that it belongs to knows it.
  internal var box: AnyObject?

  @inlinable
  internal init(_ content: any DeclaredContent) { self.content = content }
}

/// What a content is known by, as a key.
internal struct ContentIdentity: Hashable {
  let content: any DeclaredContent

  init(_ content: any DeclaredContent) { self.content = content }

  static func == (one: ContentIdentity, other: ContentIdentity) -> Bool {
    one.content.comparison(with: other.content) != .other
  }

  func hash(into hasher: inout Hasher) { content.hashIdentity(into: &hasher) }
}

extension ContentIdentity: CustomStringConvertible {
  /// For example `NoteCell 1`.
  var description: String { "\(content.viewType) \(content.id.base)" }
}
