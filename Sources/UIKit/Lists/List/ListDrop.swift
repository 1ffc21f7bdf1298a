import Foundation

/// The parts of a drop's coordinator that are the same in collection views and tables.
@MainActor
internal class ListDrop<List: _ListView, Item, Proposal: UIDropProposal>: NSObject {
  final let items: [Item]
  final let destinationIndexPath: IndexPath?
  final let proposal: Proposal
  final let session: any UIDropSession
  final let list: List

  init(
    _ list: List, _ items: [Item], at path: IndexPath?, _ proposal: Proposal,
    _ session: any UIDropSession
  ) {
    self.list = list
    self.items = items
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
    super.init()
  }

  final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DragAnimator()
  }
}

/// A dropped item.
internal final class ListDropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from path: IndexPath?, size: CGSize) {
    dragItem = item
    sourceIndexPath = path
    previewSize = size
    super.init()
  }
}
