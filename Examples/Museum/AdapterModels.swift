import Foundation
import IGListKit
import UIKit

// Screens whose list adapters are not updated when their objects change, and whose sections hold
// the screen.

/// An object of an adapter that changes.
final class ChangingModel: ListDiffable {
  let id: Int
  var piece: Piece

  init(_ piece: Piece) {
    id = piece.id
    self.piece = piece
  }

  func diffIdentifier() -> any NSObjectProtocol { NSNumber(value: id) }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    guard let other = object as? ChangingModel else { return false }
    return id == other.id && piece == other.piece
  }
}

/// A section that shows an object that changes. It has no bug.
class ChangingSection: ListSectionController {
  private(set) var model: ChangingModel?

  override func didUpdate(to object: Any) { model = object as? ChangingModel }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext.containerSize(for: self).width, height: 50)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext.dequeueReusableCell(
      of: PieceSectionController.Cell.self, for: self, at: index)
    if let piece = model?.piece {
      (cell as? PieceSectionController.Cell)?.title.text =
        "\(piece.title), part \(index): \(piece.lines) lines"
    }
    return cell
  }
}

/// Bug: each update passes the same objects, whose contents were changed.
final class SameObjectsScreen: AdapterScreen {
  private var models: [Int: ChangingModel] = [:]

  override func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {
    rooms.flatMap(\.pieces).map { piece in
      guard !isMended else { return ChangingModel(piece) }
      let model = models[piece.id] ?? ChangingModel(piece)
      model.piece = piece
      models[piece.id] = model
      return model
    }
  }

  override func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController { ChangingSection() }
}

/// Bug: objects with the same identifier count as equal, even if their contents differ.
final class EqualObjectsScreen: AdapterScreen {
  override func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {
    rooms.flatMap(\.pieces).map {
      isMended ? PieceModel($0) : PieceModel($0, isSame: { $0.id == $1.id })
    }
  }
}

/// Bug: a tap adds items to a section without an update of the adapter.
final class UntoldItemsScreen: AdapterScreen {
  private final class Section: ChangingSection {
    var isMended = false
    private var isOpen = false

    override func numberOfItems() -> Int { isOpen ? 3 : 1 }

    override func didSelectItem(at index: Int) {
      collectionContext.deselectItem(at: index, sectionController: self, animated: false)
      guard isMended else {
        isOpen.toggle()
        return
      }
      collectionContext.performBatch(animated: true) { context in
        self.isOpen.toggle()
        if self.isOpen {
          context.insert(in: self, at: [1, 2])
        } else {
          context.delete(in: self, at: [1, 2])
        }
      }
    }
  }

  override func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {
    rooms.flatMap(\.pieces).map { ChangingModel($0) }
  }

  override func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController {
    let section = Section()
    section.isMended = isMended
    return section
  }
}

/// Bug: a section's closure holds the screen.
final class HeldBySectionScreen: AdapterScreen {
  private final class Section: PieceSectionController {
    var onSelect: (() -> Void)?

    override func didSelectItem(at index: Int) { onSelect?() }
  }

  private var selections = 0

  override func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController {
    let section = Section()
    if isMended {
      section.onSelect = { [weak self] in self?.selections += 1 }
    } else {
      section.onSelect = { self.selections += 1 }
    }
    return section
  }
}
