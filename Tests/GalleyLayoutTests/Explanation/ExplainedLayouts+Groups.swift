import GalleyGeometry
import GalleyLayout

extension ExplainedLayouts {
  /// Groups of three items. The last group holds two.
  static var partial: Arrangement {
    let column = group(
      .vertical, .fractionalWidth(1), .absolute(100), item(.fractionalWidth(1), .absolute(30)))
    return Arrangement([SectionContent(LayoutSection(group: column), itemCount: 5)], in: screen())
  }

  /// Three equal shares of a row. The width of the item itself does not count.
  static var shares: Arrangement {
    let row = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
      content: .shares(
        item(.absolute(30), .fractionalHeight(1), insets: DirectionalInsets(all: 2)), count: 3),
      interItemSpacing: .fixed(10))
    return Arrangement([SectionContent(LayoutSection(group: row), itemCount: 3)], in: screen())
  }

  /// Two equal shares of a group with an estimated height. The shares are not measured.
  static var sharedEstimate: Arrangement {
    let column = LayoutGroup(
      .vertical, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(88)),
      content: .shares(item(.fractionalWidth(1), .estimated(44)), count: 2),
      interItemSpacing: .fixed(5))
    return Arrangement([SectionContent(LayoutSection(group: column), itemCount: 4)], in: screen())
  }

  /// Items with a quarter of the width, and a flexible spacing that takes the remaining space.
  static var flexible: Arrangement {
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(10), item(.fractionalWidth(0.25), .absolute(10)),
      spacing: .flexible(1))
    return Arrangement([SectionContent(LayoutSection(group: row), itemCount: 8)], in: screen())
  }

  /// Custom groups, which give the frames of their items.
  static var custom: Arrangement {
    let pair = LayoutGroup(
      .vertical, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
      content: .custom([
        LayoutGroup.CustomFrame(frame: Rect(x: 1, y: 2, width: 30, height: 40)),
        LayoutGroup.CustomFrame(frame: Rect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
      ]))
    return Arrangement([SectionContent(LayoutSection(group: pair), itemCount: 4)], in: screen())
  }

  /// Words in rows, with as many in each row as fit. Seven words have been measured: the first is
  /// 40 wide, and each of the others 10 wider than the word before.
  static var words: Arrangement {
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(30), item(.estimated(60), .absolute(20)),
      spacing: .fixed(5), insets: DirectionalInsets(top: 0, leading: 8, bottom: 0, trailing: 8),
      edges: LayoutEdgeSpacing(top: .fixed(2), bottom: .fixed(3)))
    var words = Arrangement(
      [SectionContent(LayoutSection(group: row), itemCount: 12)], in: screen())
    for item in 0..<7 {
      words.measure(.item(item, in: 0), as: Size(width: 40 + Double(item) * 10, height: 20))
    }
    return words
  }

  /// Columns in two sections that follow one another to the right, 12 apart.
  static var columns: Arrangement {
    let column = group(
      .vertical, .absolute(100), .fractionalHeight(1),
      item(.fractionalWidth(1), .fractionalHeight(0.25)))
    var section = LayoutSection(group: column)
    section.interGroupSpacing = 5
    section.contentInsets = DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = .horizontal
    configuration.interSectionSpacing = 12
    return Arrangement(
      [SectionContent(section, itemCount: 6), SectionContent(section, itemCount: 6)],
      configuration: configuration, in: screen())
  }

  /// A supplementary view "note" on each group. The second note has been measured.
  static var notes: Arrangement {
    var row = plainSection().group
    row.supplementaries = [
      LayoutSupplementary(
        kind: "note", size: LayoutSize(width: .fractionalWidth(0.5), height: .estimated(4)),
        anchor: LayoutAnchor(.top), itemAnchor: LayoutAnchor(.bottom))
    ]
    var notes = Arrangement(
      [SectionContent(LayoutSection(group: row), itemCount: 12)], in: screen())
    notes.measure(.view("note", 1), as: Size(width: 160, height: 9.25))
    return notes
  }
}
