import DataSourceKit
import UIKit

/// The page of `PlantClassicViewController` as a declared list: its cells have identities and
/// actions, so that updates are animated. A tap expands a note, a swipe deletes it, and a tap on a
/// neighbor shows the neighbor's page.
package final class PlantViewController: UIViewController {
  package enum Action: Equatable {
    case toggle(Note)
    case remove(Note)
    case visit(Plant)
  }

  package struct Data: Equatable {
    var plant: Plant
    var notes: [Note]
    var neighbors: [Plant]
    var openNotes: Set<Note.ID> = []

    package init(plant: Plant, notes: [Note], neighbors: [Plant]) {
      self.plant = plant
      self.notes = notes
      self.neighbors = neighbors
    }

    package var declaration: ListDeclaration<Action> {
      ListDeclaration {
        SectionDeclaration("plant", layout: .column(estimatedHeight: 240)) {
          DeclaredCell(PlantPictureCell.self, id: "picture", value: plant)
        }
        if !notes.isEmpty {
          SectionDeclaration("notes", header: DeclaredView(HeadingCell.self, "Notes")) {
            for note in notes {
              DeclaredCell(
                NoteRowCell.self, id: note.id,
                value: NoteRow(note: note, isOpen: openNotes.contains(note.id))
              )
              .onSelect(.toggle(note))
              .swipe(trailing: [
                SwipeDeclaration("Delete", .remove(note), isDestructive: true)
              ])
            }
          }
        }
        if !neighbors.isEmpty {
          SectionDeclaration(
            "neighbors", layout: .column(estimatedHeight: 60),
            header: DeclaredView(HeadingCell.self, "Good Neighbors")
          ) {
            for plant in neighbors {
              DeclaredCell(NeighborCell.self, plant).onSelect(.visit(plant))
            }
          }
        }
      }
    }

    package mutating func perform(_ action: Action) {
      switch action {
      case .toggle(let note): openNotes.formSymmetricDifference([note.id])
      case .remove(let note): notes.removeAll { $0.id == note.id }
      case .visit(let other):
        neighbors = [plant] + neighbors.filter { $0.id != other.id }
        plant = other
        notes = []
      }
    }
  }

  private var list: DeclaredList<Action>!

  private var data: Data! { didSet { list.show(data.declaration) } }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plant"
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    list = DeclaredList(collectionView: collectionView)
    list.onAction = { [weak self] action in self?.data.perform(action) }
    data = Data(plant: .tomato, notes: Note.all, neighbors: Plant.neighbors)
  }
}
