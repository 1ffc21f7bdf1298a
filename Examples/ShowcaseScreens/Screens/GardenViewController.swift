import UIKit

// A small app whose tabs, bars, tables, cells and segues are in `Garden.storyboard`. The code only
// sets the contents that change.

/// The plants of the garden. A tap on one pushes its page, by a segue of the storyboard.
final class GardenViewController: UITableViewController {
  private let plants = [Plant.tomato] + Plant.neighbors

  /// Returns the initial controller of the app.
  static func app() -> UIViewController {
    UIStoryboard(name: "Garden", bundle: nil).instantiateInitialViewController()!
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plants.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    // The cell is a prototype in the storyboard, so no code registers it.
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

/// A gardener's note, beside a bubble.
final class GardenNoteCell: FullWidthCell {
  @Outlet var label: UILabel!
}

/// The header above the notes.
final class GardenHeading: UICollectionReusableView {
  @Outlet var label: UILabel!
}
