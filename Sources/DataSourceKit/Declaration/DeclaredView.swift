import GalleyUIKit

/// A header or a footer as a value: its class, and its content.
///
///     SectionDeclaration("notes", header: DeclaredView(TitleView.self, "Notes")) { … }
///
/// If the value changes, the existing view is configured again; if the class changes, a view of the
/// new class replaces the existing view.
public struct DeclaredView {
  internal let content: any DeclaredContent

  /// Creates a view that shows a value.
  public init<View: BindableCell>(_ type: View.Type, _ value: View.Value)
  where View.Value: Equatable {
    content = BindableContent<View, Int>(0, value)
  }

  /// Creates a view from a nib that shows a value.
  public init<View: BindableNibCell>(_ type: View.Type, _ value: View.Value)
  where View.Value: Equatable {
    content = BindableNibContent<View, Int>(0, value)
  }

  /// The class of the view.
  public var viewType: Any.Type { content.viewType }
  /// The value of the view.
  public var value: Any { content.value }
}

extension DeclaredView: Equatable {
  /// Whether two views have the same class and value.
  public static func == (one: DeclaredView, other: DeclaredView) -> Bool {
    one.content.comparison(with: other.content) == .same
  }
}
