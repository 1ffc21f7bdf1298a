import Foundation
import GalleyUIKit

/// Returns an explanation of a cell, a header or a footer, or of a view in one: its contents, the
/// reason for its position, and the constraints that decide its size.
///
///     print(explain(list.cellForItem(at: [0, 3])!))
///     // PhotoCell, item 3 of section 0 of UICollectionView
///     // made by
///     //   layout: UICollectionViewCompositionalLayout
///     //   data source: FeedDataSource
///     //   reuse identifier: photo
///     // frame: (0, 264, 375, 88)
///     //   item 0.3 (0, 264, 375, 88)
///     //     …
///     // height
///     //   title.height == 60 …
///     // views
///     //   title (UILabel) (16, 12, 300, 60) "Hello"
///     // paints
///     //   …
///
/// - Parameter view: The view. If it is in no list, the explanation has only its frame, its
///   constraints, its views and its display list.
@MainActor
public func explain(_ view: UIView) -> String {
  UIView.withSquareText { Explained(view).text }
}

/// Returns an explanation of the cell, header or footer at a point. If none of these is at the
/// point, explains the view at the point. See `explain(_:)`.
///
/// - Parameters:
///   - point: The point, in the coordinates of the view.
///   - view: The view.
@MainActor
public func explain(_ point: CGPoint, in view: UIView) -> String {
  view.layoutIfNeeded()
  var found: UIView?
  func search(_ parent: UIView) {
    for child in parent.subviews where child.isSeen {
      let place = child.convert(point, from: view)
      guard child.bounds.contains(place) || !child.clipsToBounds else { continue }
      if child.bounds.contains(place), child is _ListElementView { found = child }
      search(child)
    }
  }
  search(view)
  return explain(found ?? view.hitTest(point, with: nil) ?? view)
}

/// The parts of an explanation of a view.
@MainActor
private struct Explained {
  private let view: UIView
  private let list: _ListView?
  private let element: ShownElement?

  init(_ view: UIView) {
    var ancestor = view.superview
    while let parent = ancestor, !(parent is _ListView) { ancestor = parent.superview }
    let list = ancestor as? _ListView
    list?.layoutIfNeeded()
    element = list?.elementShown(by: view)
    self.list = list
    self.view = element?.view ?? view
  }

  var text: String {
    var lines = [title]
    lines += ElementExplanation(view, list, element).reasons
    lines.append("views")
    lines += views
    lines.append("paints")
    lines += indented(view.displayList().description)
    return lines.joined(separator: "\n")
  }

  private var title: String {
    let name = ViewName.className(view)
    guard let list, let element else { return name }
    return "\(name), \(element.id) of \(ViewName.className(list))"
  }

  private func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  }

  private var views: [String] {
    var lines: [String] = []
    func add(_ parent: UIView, _ depth: Int) {
      for child in parent.subviews {
        let space = String(repeating: "  ", count: depth)
        let hidden = child.isHidden ? " hidden" : ""
        let size = child.intrinsicContentSize
        let preferred =
          size.width >= 0 || size.height >= 0
          ? ", wants \(size.width.galleyDescription) × \(size.height.galleyDescription)" : ""
        lines.append(
          "\(space)\(ViewName.of(child, in: view)) \(child.galleyFrame)\(preferred)\(hidden)")
        add(child, depth + 1)
      }
    }
    add(view, 1)
    return lines
  }
}

/// The reasons for the frame of a view.
@MainActor
internal struct ElementExplanation {
  private let view: UIView
  private let list: _ListView?
  private let element: ShownElement?

  /// Creates the explanation of a view.
  ///
  /// - Parameters:
  ///   - list: The list that contains the view, if there is one.
  ///   - element: The element of the list that the view shows; `nil` for other views.
  init(_ view: UIView, _ list: _ListView?, _ element: ShownElement?) {
    (self.view, self.list, self.element) = (view, list, element)
  }

  /// The reasons, one on each line.
  ///
  /// For an element of a list, the first lines name the objects that made the element, and give its
  /// frame with the layout's explanation. The last lines are the constraints that decide the size
  /// of the view.
  var reasons: [String] {
    var lines: [String] = []
    if let list, let element {
      lines.append("made by")
      lines += list.makers(of: element).map { "  \($0.name): \($0.value)" }
    }
    lines.append("frame: \(view.frame.galleyDescription)")
    if let list, let element, let why = list.explanation(of: element) {
      lines += why.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    }
    return lines + constraints
  }

  /// Lines for the constraints that decide the size of the view's content.
  var constraints: [String] {
    constraints(named: "width", .horizontal) + constraints(named: "height", .vertical)
  }

  private func constraints(named name: String, _ axis: NSLayoutConstraint.Axis) -> [String] {
    let content =
      (view as? UICollectionViewCell)?.contentView ?? (view as? UITableViewCell)?.contentView
      ?? (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let found = ([content] + content.subviews).flatMap { $0.constraintsAffectingLayout(for: axis) }
    var known: Set<ObjectIdentifier> = []
    let unique = found.filter { known.insert(ObjectIdentifier($0)).inserted }
    return unique.isEmpty ? [] : [name] + unique.map { "  \($0)" }
  }
}
