import UIKit

/// A header or a footer, as a value: its class, and what it shows.
///
///     SectionDeclaration("notes", header: DeclaredView(TitleView.self, "Notes")) { … }
///
/// With another value, the view that is there is filled anew; with another class, there is another view.
public struct DeclaredView {
  internal let content: any DeclaredContent

  /// A view that shows a value.
  public init<View: BindableCell>(_ type: View.Type, _ value: View.Value)
  where View.Value: Equatable {
    content = BindableContent<View, Int>(0, value)
  }

  /// A view from a nib that shows a value.
  public init<View: BindableNibCell>(_ type: View.Type, _ value: View.Value)
  where View.Value: Equatable {
    content = BindableNibContent<View, Int>(0, value)
  }

  /// The view's class.
  public var viewType: Any.Type { content.viewType }
  /// What the view shows.
  public var value: Any { content.value }
}

extension DeclaredView: Equatable {
  /// Whether two views are of a class, and show the same.
  public static func == (one: DeclaredView, other: DeclaredView) -> Bool {
    one.content.comparison(with: other.content) == .same
  }
}
