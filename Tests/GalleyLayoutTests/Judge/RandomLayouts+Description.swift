import GalleyGeometry
import GalleyLayout

// The description of a random layout in a few lines, with each property that is not the default.

extension RandomLayout {
  var text: String {
    let head = [
      "\(context.size) \(context.grid) \(configuration.scrollAxis), \(context.direction)",
      labeled("between sections", configuration.interSectionSpacing, 0),
      labeled("reference", configuration.contentInsetsReference, .automatic),
      labeled("safe area", context.safeArea, .zero),
      labeled("margins", context.layoutMargins, .zero),
      labeled("readable", context.readableContent, .zero),
      labeled("behavior", context.behavior, .init()),
      labeled("measured", measurementCount, 0),
    ]
    let global = configuration.boundaryItems.map { "global \($0.text)" }
    return ([joined(head)] + global + sections.map(\.text)).joined(separator: "\n")
  }
}

/// A name and a value, or nothing if it is the usual one.
private func labeled<Value: Equatable>(_ name: String, _ value: Value, _ usual: Value) -> String {
  value == usual ? "" : "\(name): \(value)"
}

private func joined(_ parts: [String]) -> String {
  parts.filter { !$0.isEmpty }.joined(separator: "; ")
}

extension SectionContent {
  fileprivate var text: String {
    let parts = [
      "section of \(itemCount)", labeled("between groups", layout.interGroupSpacing, 0),
      labeled("insets", layout.contentInsets, .zero),
      labeled("reference", layout.contentInsetsReference, .automatic),
      labeled("scrolls", layout.orthogonalScrolling, .none),
      labeled("follows insets", layout.supplementariesFollowContentInsets, true),
      labeled("supplementary reference", layout.supplementaryInsetsReference, .automatic),
    ]
    let decorations = layout.decorations.map {
      "  "
        + joined([
          "decoration \($0.kind) z \($0.zIndex)", labeled("insets", $0.contentInsets, .zero),
        ])
    }
    let boundary = layout.boundaryItems.map { "  \($0.text)" }
    return ([joined(parts)] + boundary + decorations + [layout.group.text("  ")])
      .joined(separator: "\n")
  }
}

extension BoundarySupplementary {
  fileprivate var text: String {
    joined([
      "\(self) z \(zIndex)", labeled("offset", offset, .zero),
      labeled("extends", extendsBoundary, true),
      labeled("pins", pinsToVisibleBounds, false), labeled("insets", contentInsets, .zero),
    ])
  }
}

extension LayoutGroup {
  fileprivate func text(_ indent: String) -> String {
    let deeper = indent + "  "
    let (name, inside): (String, [String]) =
      switch content {
      case .cycle(let subitems): ("cycle", subitems.map { $0.text(deeper) })
      case .shares(let subitem, let count): ("\(count) shares", [subitem.text(deeper)])
      case .repeated(let subitem, let count): ("\(count) times", [subitem.text(deeper)])
      case .custom(let places): ("custom", places.map { "\(deeper)\($0.frame) z \($0.zIndex)" })
      }
    let head = joined([
      "\(indent)\(axis) group \(size), \(name)", labeled("between", interItemSpacing, .fixed(0)),
      labeled("insets", contentInsets, .zero), labeled("edges", edgeSpacing, .zero),
    ])
    return ([head] + supplementaries.map { "\(deeper)\($0.text)" } + inside)
      .joined(separator: "\n")
  }
}

extension LayoutGroup.Subitem {
  fileprivate func text(_ indent: String) -> String {
    switch self {
    case .group(let group): return group.text(indent)
    case .item(let item):
      let head = joined([
        "\(indent)\(item)", labeled("insets", item.contentInsets, .zero),
        labeled("edges", item.edgeSpacing, .zero),
      ])
      return ([head] + item.supplementaries.map { "\(indent)  \($0.text)" })
        .joined(separator: "\n")
    }
  }
}

extension LayoutSupplementary {
  fileprivate var text: String {
    joined([
      "\(self)", itemAnchor.map { "its own anchor: \($0)" } ?? "",
      labeled("insets", contentInsets, .zero), labeled("z", zIndex, 1),
    ])
  }
}
