import DataSourceKit
import UIKit

// The cells of a page about a plant. Their views are in the nibs with the names of the classes.

/// A plant: its picture, and its name below.
final class PlantPictureCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "PlantPictureCell", bundle: nil) }
  static var reuseIdentifier: String { "picture" }

  @Outlet private var photo: UIImageView!
  @Outlet private var name: UILabel!

  func bind(_ plant: Plant) {
    photo.image = plant.photo
    name.text = plant.name
  }
}

/// A heading above some cells: a cell itself, or a header.
final class HeadingCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "HeadingCell", bundle: nil) }
  static var reuseIdentifier: String { "heading" }

  @Outlet private var title: UILabel!

  func bind(_ text: String) { title.text = text }
}

/// A gardener's note.
final class NoteCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "NoteCell", bundle: nil) }
  static var reuseIdentifier: String { "note" }

  @Outlet private var author: UILabel!
  @Outlet private var body: UILabel!

  func bind(_ note: Note) {
    author.text = note.gardener
    body.text = note.body
  }
}

/// A plant that grows well beside another.
final class NeighborCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "NeighborCell", bundle: nil) }
  static var reuseIdentifier: String { "neighbor" }

  @Outlet private var photo: UIImageView!
  @Outlet private var name: UILabel!

  func bind(_ plant: Plant) {
    photo.image = plant.photo
    name.text = plant.name
  }
}
