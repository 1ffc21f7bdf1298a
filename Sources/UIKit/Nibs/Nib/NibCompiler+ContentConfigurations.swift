import Foundation
import GalleyNibs

// The content configurations of cells, headers and footers in nibs.

extension NibCompiler {
  /// Reads the content configuration of a cell or header: the default configuration of the view,
  /// with the properties in the file.
  func readContentConfiguration(of part: NibPart) {
    let name = "contentConfiguration"
    guard let element = part.element.value(name, "listContentConfiguration") else { return }
    let id = part.element.id ?? ""
    // Xcode writes an empty string for a text that is not set.
    func text(_ name: String) -> String? { element.string(name).flatMap { $0.isEmpty ? nil : $0 } }
    let (text, secondaryText) = (text("text"), text("secondaryText"))
    let (image, symbols) = (
      image(element, "image"),
      element.value("preferredSymbolConfiguration").flatMap { symbolConfiguration($0) }
    )
    let (attributed, secondaryAttributed) = (
      attributedText(element, "attributedText"), attributedText(element, "secondaryAttributedText")
    )
    let paddings: [(WritableKeyPath<UIListContentConfiguration, CGFloat>, Double?)] = [
      (\.imageToTextPadding, element.number("imageToTextPadding")),
      (
        \.textToSecondaryTextHorizontalPadding,
        element.number("textToSecondaryTextHorizontalPadding")
      ),
      (\.textToSecondaryTextVerticalPadding, element.number("textToSecondaryTextVerticalPadding")),
    ]
    let isSideBySide = element.bool("prefersSideBySideTextAndSecondaryText")
    let margins = element.insets("directionalLayoutMargins").map { NSDirectionalEdgeInsets($0) }
    part.add { object, load in
      guard var content = object.defaultContent else { return }
      for case (let padding, let value?) in paddings { content[keyPath: padding] = value }
      if let isSideBySide { content.prefersSideBySideTextAndSecondaryText = isSideBySide }
      if let margins { content.directionalLayoutMargins = margins }
      content.text = text.map { load.text($0, key: "\(id).\(name).text") }
      content.secondaryText = secondaryText.map {
        load.text($0, key: "\(id).\(name).secondaryText")
      }
      if let attributed { content.attributedText = attributed }
      if let secondaryAttributed { content.secondaryAttributedText = secondaryAttributed }
      content.image = image
      if let symbols { content.imageProperties.preferredSymbolConfiguration = symbols }
      object.setContentConfiguration(content)
    }
  }
}

extension NSObject {
  /// The default content configuration of a cell or header; `nil` for any other object.
  @MainActor fileprivate var defaultContent: UIListContentConfiguration? {
    switch self {
    case let cell as UITableViewCell: cell.defaultContentConfiguration()
    case let cell as UICollectionViewListCell: cell.defaultContentConfiguration()
    case is UICollectionViewCell: .cell()
    case let view as UITableViewHeaderFooterView: view.defaultContentConfiguration()
    default: nil
    }
  }

  /// Sets the content configuration of a cell or header.
  ///
  /// This method does nothing for any other object.
  @MainActor fileprivate func setContentConfiguration(_ content: UIListContentConfiguration) {
    switch self {
    case let cell as UITableViewCell: cell.contentConfiguration = content
    case let cell as UICollectionViewCell: cell.contentConfiguration = content
    case let view as UITableViewHeaderFooterView: view.contentConfiguration = content
    default: break
    }
  }
}
