import UIKit

/// A page about a plant in the usual style: each method of the data source and the delegate has a
/// switch over the sections, and all of these have to agree.
final class PlantClassicViewController: UIViewController {
  var plant = Plant.tomato
  var notes: [Note]
  var neighbors: [Plant]

  private let flowLayout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: flowLayout)

  init(notes: [Note] = Note.all, neighbors: [Plant] = Plant.neighbors) {
    self.notes = notes
    self.neighbors = neighbors
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plant"
    flowLayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    flowLayout.minimumLineSpacing = 0
    flowLayout.headerReferenceSize = CGSize(width: 0, height: 38)
    collectionView.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(PlantPictureCell.nib, forCellWithReuseIdentifier: "picture")
    collectionView.register(NoteCell.nib, forCellWithReuseIdentifier: "note")
    collectionView.register(NeighborCell.nib, forCellWithReuseIdentifier: "neighbor")
    collectionView.register(
      HeadingCell.nib,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "heading")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }
}

extension PlantClassicViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    switch section {
    case 0: return 1
    case 1: return notes.count
    case 2: return neighbors.count
    default: fatalError("unknown section \(section)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    switch indexPath.section {
    case 0:
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        as! PlantPictureCell
      cell.bind(plant)
      return cell
    case 1:
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
        as! NoteCell
      cell.bind(notes[indexPath.item])
      return cell
    case 2:
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "neighbor", for: indexPath)
        as! NeighborCell
      cell.bind(neighbors[indexPath.item])
      return cell
    default:
      fatalError("unknown section \(indexPath.section)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard kind == UICollectionView.elementKindSectionHeader else {
      fatalError("unknown kind \(kind)")
    }
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "heading", for: indexPath) as! HeadingCell
    switch indexPath.section {
    case 1: view.bind("Notes")
    case 2: view.bind("Good Neighbors")
    default: fatalError("unknown section \(indexPath.section)")
    }
    return view
  }
}

extension PlantClassicViewController: UICollectionViewDelegateFlowLayout {
  /// Returns no size for the header of an empty section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let flowLayout = collectionViewLayout as! UICollectionViewFlowLayout
    switch section {
    case 0: return .zero
    case 1: return notes.isEmpty ? .zero : flowLayout.headerReferenceSize
    case 2: return neighbors.isEmpty ? .zero : flowLayout.headerReferenceSize
    default: fatalError("unknown section \(section)")
    }
  }
}
