import DataSourceKit
import UIKit

// The cells of a page about a plant. In UIKit they would come from nibs; here is what those hold.

/// A plant: its picture, and its name below.
final class PlantPictureCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "PlantPictureCell", bundle: nil) }
  static var reuseIdentifier: String { "picture" }

  private let photo = UIImageView()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.backgroundColor = .systemFill
    photo.heightAnchor.constraint(equalToConstant: 168).isActive = true
    name.font = .preferredFont(forTextStyle: .title1)
    let stack = UIStackView(arrangedSubviews: [photo, name])
    stack.axis = .vertical
    stack.spacing = 12
    fill(with: stack, insets: UIEdgeInsets(top: 0, left: 16, bottom: 12, right: 16))
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func bind(_ plant: Plant) {
    photo.image = plant.photo
    name.text = plant.name
  }
}

/// A heading above some cells: a cell itself, or a header.
final class HeadingCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "HeadingCell", bundle: nil) }
  static var reuseIdentifier: String { "heading" }

  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    title.font = .preferredFont(forTextStyle: .headline)
    fill(with: title, insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func bind(_ text: String) { title.text = text }
}

/// A gardener's note.
final class NoteCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "NoteCell", bundle: nil) }
  static var reuseIdentifier: String { "note" }

  private let author = UILabel()
  private let body = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    author.font = .preferredFont(forTextStyle: .subheadline)
    author.textColor = .secondaryLabel
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [author, body])
    stack.axis = .vertical
    stack.spacing = 4
    fill(with: stack, insets: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func bind(_ note: Note) {
    author.text = note.gardener
    body.text = note.body
  }
}

/// A plant that grows well beside another.
final class NeighborCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "NeighborCell", bundle: nil) }
  static var reuseIdentifier: String { "neighbor" }

  private let photo = UIImageView()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 6
    photo.backgroundColor = .systemFill
    NSLayoutConstraint.activate([
      photo.widthAnchor.constraint(equalToConstant: 66),
      photo.heightAnchor.constraint(equalToConstant: 44),
    ])
    name.font = .preferredFont(forTextStyle: .body)
    let stack = UIStackView(arrangedSubviews: [photo, name])
    stack.alignment = .center
    stack.spacing = 12
    fill(with: stack, insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func bind(_ plant: Plant) {
    photo.image = plant.photo
    name.text = plant.name
  }
}

/// Says what the nibs are, which no file does here.
@MainActor
func providePlantNibs() {
  UINib.provide("PlantPictureCell") { _ in [PlantPictureCell(frame: .zero)] }
  UINib.provide("HeadingCell") { _ in [HeadingCell(frame: .zero)] }
  UINib.provide("NoteCell") { _ in [NoteCell(frame: .zero)] }
  UINib.provide("NeighborCell") { _ in [NeighborCell(frame: .zero)] }
}
