import DataSourceKit
import UIKit

/// The page of `PlantClassicViewController` with declared cells: the cells are declared once, as
/// values, and a data source that all screens share shows them.
package final class PlantPageViewController: UIViewController {
  package enum CellDeclaration: Equatable {
    case picture(Plant)
    case heading(String)
    case note(Note)
    case neighbor(Plant)
  }

  package struct Data: CellsDeclarator {
    var plant: Plant
    var notes: [Note]
    var neighbors: [Plant]

    package init(plant: Plant, notes: [Note], neighbors: [Plant]) {
      self.plant = plant
      self.notes = notes
      self.neighbors = neighbors
    }

    package func declareCells(_ cell: (CellDeclaration) -> Void) {
      cell(.picture(plant))
      if !notes.isEmpty {
        cell(.heading("Notes"))
        for note in notes {
          cell(.note(note))
        }
      }
      if !neighbors.isEmpty {
        cell(.heading("Good Neighbors"))
        for neighbor in neighbors {
          cell(.neighbor(neighbor))
        }
      }
    }
  }

  private weak var collectionView: UICollectionView!

  private let dataSource = CollectionViewDataSource<CellDeclaration> { cellDeclaration in
    switch cellDeclaration {
    case .picture(let plant):
      return PlantPictureCell.makeBinder(with: plant)
    case .heading(let title):
      return HeadingCell.makeBinder(with: title)
    case .note(let note):
      return NoteCell.makeBinder(with: note)
    case .neighbor(let plant):
      return NeighborCell.makeBinder(with: plant)
    }
  }

  private var data: Data! {
    didSet {
      dataSource.cellDeclarations = data.cellDeclarations
      collectionView.reloadData()
    }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plant"
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.backgroundColor = .systemBackground
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = dataSource
    view.addSubview(list)
    collectionView = list
    data = Data(plant: .tomato, notes: Note.all, neighbors: Plant.neighbors)
  }
}
