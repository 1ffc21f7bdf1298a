import Foundation

// The controller's table view: its creation and its selection.

extension UITableViewController {
  /// Loads the table view from the storyboard scene or the nib, or creates a table view.
  internal func loadTableView() {
    if let scene, ownTableView == nil, let view = scene.makeView() {
      guard let table = view as? UITableView else {
        Misuse.trap(
          "-[UITableViewController loadView] instantiated view controller with identifier "
            + "\(scene.name), but didn't get a UITableView.",
          "its view there is a \(type(of: view)). Make the scene's controller a table view controller"
        )
      }
      replaceTableView(with: table)
      if let control = waitingRefreshControl { table.refreshControl = control }
      waitingRefreshControl = nil
      table.setEditing(isEditing, animated: false)
      return scene.finishView()
    }
    if ownTableView == nil, let view = viewFromNib() {
      guard let table = view as? UITableView else {
        Misuse.trap(
          "-[UITableViewController loadView] loaded the \"\(nibName ?? "")\" nib but didn't get a UITableView.",
          "the view outlet of File's Owner leads to a \(type(of: view)). Let it lead to the table")
      }
      replaceTableView(with: table)
      table.setEditing(isEditing, animated: false)
      return
    }
    let table = ownTableView ?? UITableView(frame: boundsForLoading, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if ownTableView == nil {
      ownTableView = table
      table.dataSource = self
      table.delegate = self
      table.setEditing(isEditing, animated: false)
    }
    view = table
  }

  /// Replaces the table view with another table view.
  internal func replaceTableView(with new: UITableView?) {
    guard new !== ownTableView else { return }
    ownTableView = new
    // As in UIKit, the controller becomes the data source and the delegate of a new table view that
    // has none.
    if new?.dataSource == nil { new?.dataSource = self }
    if new?.delegate == nil { new?.delegate = self }
    if let new { view = new }
  }

  /// Deselects the selected rows, along with the transition if there is one.
  internal func clearSelection(animated: Bool) {
    guard clearsSelectionOnViewWillAppear, let table = ownTableView,
      let selected = table.indexPathsForSelectedRows
    else { return }
    deselect(
      selected, animated: animated, by: { table.deselectRow(at: $0, animated: $1) },
      selectingAgainBy: { path in
        guard table.holds(path) else { return }
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      })
  }
}
