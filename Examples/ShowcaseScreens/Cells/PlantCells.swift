import DataSourceKit
import UIKit

// The cells of a page about a place. The originals come from nibs; here is what those hold.

/// A place: its picture, and its name below.
final class VenueOutlineCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "VenueOutlineCell", bundle: nil) }
  static var reuseIdentifier: String { "VenueOutline" }

  private let photo = UIImageView()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.backgroundColor = .systemFill
    photo.heightAnchor.constraint(equalToConstant: 180).isActive = true
    name.font = .preferredFont(forTextStyle: .title1)
    let stack = UIStackView(arrangedSubviews: [photo, name])
    stack.axis = .vertical
    stack.spacing = 12
    fill(with: stack, insets: UIEdgeInsets(top: 0, left: 16, bottom: 12, right: 16))
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  func bind(_ venue: Venue) {
    photo.image = venue.photo
    name.text = venue.name
  }
}

/// What stands above some cells: a cell itself, or a header.
final class SectionHeaderCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "SectionHeaderCell", bundle: nil) }
  static var reuseIdentifier: String { "SectionHeader" }

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

/// What somebody says.
final class ReviewCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "ReviewCell", bundle: nil) }
  static var reuseIdentifier: String { "Review" }

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

  func bind(_ review: Review) {
    author.text = review.authorName
    body.text = review.body
  }
}

/// A place that is like another.
final class RelatedVenueCell: FullWidthCell, BindableNibCell {
  static var nib: UINib { UINib(nibName: "RelatedVenueCell", bundle: nil) }
  static var reuseIdentifier: String { "RelatedVenue" }

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

  func bind(_ venue: Venue) {
    photo.image = venue.photo
    name.text = venue.name
  }
}

/// Says what the nibs are, which no file does here.
@MainActor
func provideVenueNibs() {
  UINib.provide("VenueOutlineCell") { _ in [VenueOutlineCell(frame: .zero)] }
  UINib.provide("SectionHeaderCell") { _ in [SectionHeaderCell(frame: .zero)] }
  UINib.provide("ReviewCell") { _ in [ReviewCell(frame: .zero)] }
  UINib.provide("RelatedVenueCell") { _ in [RelatedVenueCell(frame: .zero)] }
}
