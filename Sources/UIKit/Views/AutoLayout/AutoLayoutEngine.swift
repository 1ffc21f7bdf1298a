import Foundation
import GalleyConstraints

/// The constraints of a view hierarchy, and their solution.
///
/// There is one engine for each window, and one for each hierarchy outside of a window; the
/// outermost view stores it. Changes are recorded, and `settle()` applies them to the
/// `ConstraintSystem` when frames are needed.
///
/// An engine with `isFitting` computes the fitting size of a view: it has the constraints of that
/// view and its subviews, without the constraints that decide the view's own size.
///
/// Positions are relative to the superview, so constraints inside of a cell are not connected to
/// anything outside of it.
@MainActor
internal final class AutoLayoutEngine {
  /// The outermost view of the hierarchy or, in an engine for fitting, the measured view.
  unowned let root: UIView
  /// Whether the engine computes the fitting size of a view.
  let isFitting: Bool
  var system = ConstraintSystem()
  /// The rows of the constraints, by constraint. A row is an equation in the system.
  var rows: [ObjectIdentifier: LayoutRow] = [:]
  /// The constraints that have rows.
  var installed: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The items of guides and, in an engine for fitting, of views. Other engines store the item of a
  /// view in the view.
  ///
  /// An item has the variables for the frame of a view or a guide.
  var items: [ObjectIdentifier: PlacedItem] = [:]
  /// The item of each variable.
  var owners: [PlacedItem?] = []
  /// The values that were last applied to frames.
  var placed: [Double] = []
  /// The items of the views whose height depends on their width.
  var measured: [PlacedItem] = []

  // MARK: Pending changes

  /// The constraints that are new or have changed.
  var noted = NotedConstraints()
  /// The views that are new or have changed.
  /// The references are weak, because one of the views may be the root, which stores the engine.
  var staleViews: [Weak<UIView>] = []
  /// The items whose frames the app has changed.
  var staleFrames: [PlacedItem] = []
  /// The items whose intrinsic sizes have changed.
  var staleSizes: [PlacedItem] = []
  /// Whether `settle()` is running.
  var isSettling = false
  /// The constraints for the target size, in an engine for fitting.
  var wishes: (width: LayoutRow?, height: LayoutRow?)
  /// The priority of the target width.
  var widthPriority = UILayoutPriority.required

  init(root: UIView, isFitting: Bool) {
    self.root = root
    self.isFitting = isFitting
  }

  /// Whether recorded changes have to be applied before frames can be set.
  var needsSettling: Bool {
    !noted.isEmpty || !staleViews.isEmpty || !staleFrames.isEmpty || !staleSizes.isEmpty
      || system.needsSolving
  }

  /// Records a constraint that is new, or has changed.
  func note(_ constraint: NSLayoutConstraint) {
    constraint.version &+= 1
    noted.append(constraint)
  }

  /// Records that the app has changed the frame of a view.
  func noteFrame(of item: PlacedItem) {
    guard !item.isFrameStale else { return }
    item.isFrameStale = true
    staleFrames.append(item)
  }

  /// Records that the intrinsic size of a view has changed.
  func noteSize(of item: PlacedItem) {
    guard !item.isSizeStale else { return }
    item.isSizeStale = true
    staleSizes.append(item)
  }

  /// Records a view that is new in the engine, or whose `translatesAutoresizingMaskIntoConstraints`
  /// has changed.
  func note(_ view: UIView) {
    let layout = view.layoutState
    guard !layout.isStale else { return }
    layout.isStale = true
    staleViews.append(Weak(view))
  }
}

// MARK: - Items

extension AutoLayoutEngine {
  /// Returns the item of a view, which is created if needed.
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

  /// Returns the item of a view; `nil` if the view has none yet.
  func known(_ view: UIView) -> PlacedItem? {
    isFitting ? items[ObjectIdentifier(view)] : view.storage.layout?.item
  }

  /// Returns the item of a guide, which is created if needed.
  func item(for guide: UILayoutGuide) -> PlacedItem {
    if let item = items[ObjectIdentifier(guide)] { return item }
    let item = PlacedItem(view: nil, guide: guide, in: &system)
    own(item.variables, item)
    items[ObjectIdentifier(guide)] = item
    return item
  }

  /// Returns the length of a scroll view's content.
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

  /// Records the item that new variables belong to.
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

  /// Removes the item of a view or a guide.
  ///
  /// The caller must first remove all constraints that refer to the item.
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

extension AutoLayoutEngine {
  /// Removes the equations of a view's frame and intrinsic size.
  func dropRows(of item: PlacedItem) {
    for index in item.frameRows.indices { put(&item.frameRows[index], nil) }
    for index in item.sizeRows.indices { put(&item.sizeRows[index], nil) }
  }
}
