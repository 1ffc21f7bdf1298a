import DataSourceKit
import UIKit

/// A note in a list, and whether all of it is seen.
struct NoteRow: Equatable {
  var note: Note
  var isOpen: Bool
}

/// What somebody says, in one line until it is opened.
final class NoteRowCell: UICollectionViewListCell, BindableClassCell {
  func bind(_ row: NoteRow) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.note.gardener
    content.secondaryText = row.note.body
    content.secondaryTextProperties.numberOfLines = row.isOpen ? 0 : 1
    content.secondaryTextProperties.color = .secondaryLabel
    contentConfiguration = content
  }
}

/// Something that is on or off.
struct SwitchRow: Equatable {
  var title: String
  var isOn: Bool
}

/// A row with a switch, which is turned wherever the row is tapped.
final class SwitchRowCell: UICollectionViewListCell, BindableClassCell {
  private let lever = UISwitch()
  private var title: String?

  func bind(_ row: SwitchRow) {
    var content = defaultContentConfiguration()
    content.text = row.title
    contentConfiguration = content
    // Only what was seen before turns; a cell that showed another row is there at once.
    lever.setOn(row.isOn, animated: title == row.title)
    title = row.title
    lever.isUserInteractionEnabled = false
    accessories = [
      .customView(
        configuration: .init(
          customView: lever, placement: .trailing(displayed: .always), reservedLayoutWidth: .actual)
      )
    ]
  }
}

/// A name, and what was filled in.
struct FieldRow: Equatable {
  var name: String
  var text: String
}

/// A row with a name and what was filled in.
final class FieldRowCell: UICollectionViewListCell, BindableClassCell {
  func bind(_ row: FieldRow) {
    var content = UIListContentConfiguration.valueCell()
    content.text = row.name
    content.secondaryText = row.text
    contentConfiguration = content
  }
}

/// One of several things, of which one is chosen.
struct ChoiceRow: Equatable {
  var title: String
  var isChosen: Bool
}

/// A row that is chosen, or not.
final class ChoiceRowCell: UICollectionViewListCell, BindableClassCell {
  func bind(_ row: ChoiceRow) {
    var content = defaultContentConfiguration()
    content.text = row.title
    contentConfiguration = content
    accessories = row.isChosen ? [.checkmark()] : []
  }
}

/// A title above some rows.
final class FormHeaderView: UICollectionViewListCell, BindableClassCell {
  func bind(_ title: String) {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = title
    contentConfiguration = content
  }
}

/// A few words below some rows.
final class FormFooterView: UICollectionViewListCell, BindableClassCell {
  func bind(_ text: String) {
    var content = UIListContentConfiguration.groupedFooter()
    content.text = text
    contentConfiguration = content
  }
}
