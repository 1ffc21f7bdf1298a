import GalleyGeometry
import GalleyLayout

/// An edit that sets one property of a layout to a number.
struct LayoutEdit: Sendable, CustomStringConvertible {
  var description: String
  var make: @Sendable (inout LayoutSpecimen, Double) -> Void

  /// The edits of all numbers in a compositional layout.
  static let all: [LayoutEdit] =
    sizes("card") { $0.card.size = $1 } + sizes("line") { $0.line.size = $1 }
    + sizes("column") { $0.column.size = $1 } + sizes("row") { $0.row.size = $1 }
    + sizes("header") { $0.header.size = $1 } + sizes("side") { $0.side.size = $1 }
    + sizes("title") { $0.title.size = $1 }
    + sizes("badge") { $0.card.supplementaries[0].size = $1 }
    + insets("card insets") { $0.card.contentInsets = $1 }
    + insets("line insets") { $0.line.contentInsets = $1 }
    + insets("row insets") { $0.row.contentInsets = $1 }
    + insets("column insets") { $0.column.contentInsets = $1 }
    + insets("header insets") { $0.header.contentInsets = $1 }
    + insets("badge insets") { $0.card.supplementaries[0].contentInsets = $1 }
    + insets("background insets") { $0.background.contentInsets = $1 }
    + insets("section insets") { $0.insets = $1 }
    + edges("card edges") { $0.card.edgeSpacing = $1 }
    + edges("column edges") { $0.column.edgeSpacing = $1 }
    + edges("row edges") { $0.row.edgeSpacing = $1 }
    + points("header offset") { $0.header.offset = $1 }
    + points("title offset") { $0.title.offset = $1 }
    + points("badge offset") { $0.card.supplementaries[0].anchor.offset = .absolute($1) }
    + points("badge share") { $0.card.supplementaries[0].anchor.offset = .fractional($1) }
    + points("badge anchor") { $0.card.supplementaries[0].itemAnchor?.offset = .absolute($1) }
    + points("place") { $0.places[0].frame.origin = $1 }
    + points("place's size") { $0.places[0].frame.size = Size(width: $1.x, height: $1.y) }
    + points("container") { $0.context.size = Size(width: $1.x, height: $1.y) }
    + [
      LayoutEdit("item spacing") { $0.row.interItemSpacing = .fixed($1) },
      LayoutEdit("flexible item spacing") { $0.column.interItemSpacing = .flexible($1) },
      LayoutEdit("group spacing") { $0.spacing = $1 },
      LayoutEdit("section spacing") { $0.configuration.interSectionSpacing = $1 },
      LayoutEdit("scale") { $0.context.grid.scale = $1 },
      LayoutEdit("content inset") { $0.context.contentInset = Insets(all: $1) },
      LayoutEdit("safe area") { $0.context.safeArea = Insets(all: $1) },
      LayoutEdit("margins") { $0.context.layoutMargins = Insets(all: $1) },
      LayoutEdit("readable content") { $0.context.readableContent = Insets(all: $1) },
    ]

  private init(
    _ description: String, _ make: @escaping @Sendable (inout LayoutSpecimen, Double) -> Void
  ) {
    self.description = description
    self.make = make
  }

  private static func sizes(
    _ name: String, _ set: @escaping @Sendable (inout LayoutSpecimen, LayoutSize) -> Void
  ) -> [LayoutEdit] {
    let dimensions: [(String, @Sendable (Double) -> LayoutDimension)] = [
      ("share of the width", { .fractionalWidth($0) }),
      ("share of the height", { .fractionalHeight($0) }), ("absolute", { .absolute($0) }),
      ("estimate", { .estimated($0) }), ("uniform", { .uniformAcrossSiblings(estimate: $0) }),
    ]
    return dimensions.flatMap { rule, dimension in
      [
        LayoutEdit("\(name)'s width: \(rule)") {
          set(&$0, LayoutSize(width: dimension($1), height: .absolute(20)))
        },
        LayoutEdit("\(name)'s height: \(rule)") {
          set(&$0, LayoutSize(width: .fractionalWidth(0.5), height: dimension($1)))
        },
      ]
    }
  }

  private static func insets(
    _ name: String, _ set: @escaping @Sendable (inout LayoutSpecimen, DirectionalInsets) -> Void
  ) -> [LayoutEdit] {
    [
      LayoutEdit(name) { set(&$0, DirectionalInsets(all: $1)) },
      LayoutEdit("\(name), top and leading") {
        set(&$0, DirectionalInsets(top: $1, leading: $1, bottom: 0, trailing: 0))
      },
      LayoutEdit("\(name), bottom and trailing") {
        set(&$0, DirectionalInsets(top: 0, leading: 0, bottom: $1, trailing: $1))
      },
    ]
  }

  private static func edges(
    _ name: String, _ set: @escaping @Sendable (inout LayoutSpecimen, LayoutEdgeSpacing) -> Void
  ) -> [LayoutEdit] {
    [
      LayoutEdit(name) {
        set(
          &$0,
          LayoutEdgeSpacing(
            leading: .fixed($1), top: .fixed($1), trailing: .fixed($1), bottom: .fixed($1)))
      },
      LayoutEdit("flexible \(name)") {
        set(&$0, LayoutEdgeSpacing(leading: .flexible($1), bottom: .flexible($1)))
      },
    ]
  }

  private static func points(
    _ name: String, _ set: @escaping @Sendable (inout LayoutSpecimen, Point) -> Void
  ) -> [LayoutEdit] {
    [
      LayoutEdit("\(name), across") { set(&$0, Point(x: $1, y: 40)) },
      LayoutEdit("\(name), down") { set(&$0, Point(x: 40, y: $1)) },
    ]
  }
}
