import DataSourceKit
import UIKit

/// A note in a list, and whether all of its text is shown.
struct NoteRow: Equatable {
  var note: Note
  var isOpen: Bool
}

/// A note, of which one line is shown until it is expanded.
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

/// A setting that is on or off.
struct SwitchRow: Equatable {
  var title: String
  var isOn: Bool
}

/// A row with a switch, which changes when the row is tapped anywhere.
final class SwitchRowCell: UICollectionViewListCell, BindableClassCell {
  private let lever = UISwitch()
  private var title: String?

  func bind(_ row: SwitchRow) {
    var content = defaultContentConfiguration()
    content.text = row.title
    contentConfiguration = content
    // The change is animated only if the cell showed the same row before.
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

/// The name of a field, and its text.
struct FieldRow: Equatable {
  var name: String
  var text: String
}

/// A row with the name of a field and its text.
final class FieldRowCell: UICollectionViewListCell, BindableClassCell {
  func bind(_ row: FieldRow) {
    var content = UIListContentConfiguration.valueCell()
    content.text = row.name
    content.secondaryText = row.text
    contentConfiguration = content
  }
}

/// One of several options, of which one is selected.
struct ChoiceRow: Equatable {
  var title: String
  var isChosen: Bool
}

/// A row for an option, with a check mark if it is selected.
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

/// A short text below some rows.
final class FormFooterView: UICollectionViewListCell, BindableClassCell {
  func bind(_ text: String) {
    var content = UIListContentConfiguration.groupedFooter()
    content.text = text
    contentConfiguration = content
  }
}
