import Foundation
import GalleyConstraints

/// The constraints of a tree of views, and what they come to.
///
/// There is one in a window, and one in each tree that is in no window; it is kept by the tree's
/// outermost view. Edits are noted, and brought into the `ConstraintSystem` when somebody wants to know
/// where things are: `settle()`. Another kind answers how large a view would be: it has the constraints
/// of one view and what is in it, and nothing holds that view's size.
///
/// Positions are those in the view around, so what is in a cell is tied to nothing outside of it.
@MainActor
internal final class LayoutEngine {
  unowned let root: UIView
  let isFitting: Bool
  var system = ConstraintSystem()
  /// The rows of constraints.
  var rows: [ObjectIdentifier: LayoutRow] = [:]
  /// The constraints that have rows, in the order of their coming.
  var installed: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// What the engine knows of guides and, if it is for fitting, of views.
  var items: [ObjectIdentifier: PlacedItem] = [:]
  /// Whose each variable is.
  var owners: [PlacedItem?] = []
  /// The values as they were last placed.
  var placed: [Double] = []
  /// Views whose height depends on their width.
  var measured: [PlacedItem] = []

  // MARK: What is to be brought in

  var noted: [NSLayoutConstraint] = []
  /// Not kept: one of them may be the root, which keeps the engine.
  var staleViews: [Weak<UIView>] = []
  var staleFrames: [PlacedItem] = []
  var staleSizes: [PlacedItem] = []
  var isSettling = false
  /// What was asked for, where the engine is for fitting.
  var wishes: (width: LayoutRow?, height: LayoutRow?)
  /// How strongly the width was asked for.
  var widthPriority = UILayoutPriority.required

  init(root: UIView, isFitting: Bool) {
    self.root = root
    self.isFitting = isFitting
  }

  /// Whether there is something to do before anything can be placed.
  var needsSettling: Bool {
    !noted.isEmpty || !staleViews.isEmpty || !staleFrames.isEmpty || !staleSizes.isEmpty
      || system.needsSolving
  }

  /// A constraint is new, or has changed.
  func note(_ constraint: NSLayoutConstraint) {
    constraint.version &+= 1
    noted.append(constraint)
  }

  /// The frame of a view that the app places has changed.
  func noteFrame(of item: PlacedItem) {
    guard !item.isFrameStale else { return }
    item.isFrameStale = true
    staleFrames.append(item)
  }

  /// What a view shows has another size.
  func noteSize(of item: PlacedItem) {
    guard !item.isSizeStale else { return }
    item.isSizeStale = true
    staleSizes.append(item)
  }

  /// A view has come, or takes part in another way.
  func note(_ view: UIView) { staleViews.append(Weak(view)) }
}

// MARK: - Items

extension LayoutEngine {
  /// What the engine knows of a view, made now if there was nothing.
  func item(for view: UIView) -> PlacedItem {
    if let item = known(view) { return item }
    let item = PlacedItem(view: view, guide: nil, in: &system)
    own(item.variables, item)
    if isFitting {
      items[ObjectIdentifier(view)] = item
    } else {
      view.layoutState.item = item
    }
    putFrame(of: item)
    putSize(of: item)
    return item
  }

  func known(_ view: UIView) -> PlacedItem? {
    isFitting ? items[ObjectIdentifier(view)] : view.storage.layout?.item
  }

  func item(for guide: UILayoutGuide) -> PlacedItem {
    if let item = items[ObjectIdentifier(guide)] { return item }
    let item = PlacedItem(view: nil, guide: guide, in: &system)
    own(item.variables, item)
    items[ObjectIdentifier(guide)] = item
    return item
  }

  /// How large the content of a scroll view is.
  func contentLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Variable {
    let item = item(for: view)
    if item.content == nil {
      let content = (
        width: system.makeVariable(isNonnegative: true),
        height: system.makeVariable(isNonnegative: true)
      )
      item.content = content
      own([content.width, content.height], item)
    }
    let content = item.content!
    return axis == .horizontal ? content.width : content.height
  }

  private func own(_ variables: [Variable], _ item: PlacedItem) {
    for variable in variables {
      while owners.count <= variable.index {
        owners.append(nil)
        placed.append(0)
      }
      owners[variable.index] = item
      placed[variable.index] = 0
    }
  }

  /// Forgets a view or a guide. Nothing may be left that it is in.
  func forget(_ item: PlacedItem) {
    for row in item.frameRows + item.sizeRows { if let row { system.remove(row.id) } }
    for variable in item.variables {
      owners[variable.index] = nil
      system.remove(variable)
    }
    measured.removeAll { $0 === item }
    staleFrames.removeAll { $0 === item }
    staleSizes.removeAll { $0 === item }
    if let view = item.view {
      if isFitting {
        items[ObjectIdentifier(view)] = nil
      } else {
        view.storage.layout?.item = nil
      }
    }
    if let guide = item.guide { items[ObjectIdentifier(guide)] = nil }
  }
}

extension LayoutEngine {
  /// Takes out what the frame and the content of a view say.
  func dropRows(of item: PlacedItem) {
    for index in item.frameRows.indices { put(&item.frameRows[index], nil) }
    for index in item.sizeRows.indices { put(&item.sizeRows[index], nil) }
  }
}
