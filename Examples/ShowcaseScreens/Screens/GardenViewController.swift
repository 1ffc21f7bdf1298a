import UIKit

// A small app of which `Garden.storyboard` says the most: its tabs, bars, tables, cells and ways. Code fills in what
// changes.

/// The plants of the garden. A tap on one leads to its page, as the storyboard says.
final class GardenViewController: UITableViewController {
  private let plants = [Plant.tomato] + Plant.neighbors

  /// The whole app, as it starts.
  static func app() -> UIViewController {
    UIStoryboard(name: "Garden", bundle: nil).instantiateInitialViewController()!
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plants.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    // The cell stands in the storyboard: no code registers it.
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    cell.textLabel?.text = plants[indexPath.row].name
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let page = segue.destination as? GardenPlantViewController,
      let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
    else { return }
    page.plant = plants[indexPath.row]
  }
}

/// The page about a plant, with its notes.
final class GardenPlantViewController: UICollectionViewController {
  var plant: Plant? { didSet { title = plant?.name } }
  private let notes = Note.all

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { notes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
      as! GardenNoteCell
    cell.label.text = notes[indexPath.item].body
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let heading =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "heading", for: indexPath) as! GardenHeading
    heading.label.text = "\(notes.count) notes"
    return heading
  }
}

/// What a gardener has noted, beside a bubble.
final class GardenNoteCell: FullWidthCell {
  @Outlet var label: UILabel!
}

/// What is written above the notes.
final class GardenHeading: UICollectionReusableView {
  @Outlet var label: UILabel!
}
