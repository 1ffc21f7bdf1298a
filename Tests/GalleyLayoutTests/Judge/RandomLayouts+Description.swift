import GalleyGeometry
import GalleyLayout

// A layout in a few lines, with everything in it that is not as it usually is.

extension RandomLayout {
  var text: String {
    let head = [
      "\(context.size) \(context.grid) \(configuration.scrollAxis), \(context.direction)",
      said("between sections", configuration.interSectionSpacing, 0),
      said("reference", configuration.contentInsetsReference, .automatic),
      said("safe area", context.safeArea, .zero), said("margins", context.layoutMargins, .zero),
      said("readable", context.readableContent, .zero), said("behavior", context.behavior, .init()),
      said("measured", measurementCount, 0),
    ]
    let global = configuration.boundaryItems.map { "global \($0.text)" }
    return ([joined(head)] + global + sections.map(\.text)).joined(separator: "\n")
  }
}

/// A name and a value, or nothing if it is the usual one.
private func said<Value: Equatable>(_ name: String, _ value: Value, _ usual: Value) -> String {
  value == usual ? "" : "\(name): \(value)"
}

private func joined(_ parts: [String]) -> String {
  parts.filter { !$0.isEmpty }.joined(separator: "; ")
}

extension SectionContent {
  fileprivate var text: String {
    let parts = [
      "section of \(itemCount)", said("between groups", layout.interGroupSpacing, 0),
      said("insets", layout.contentInsets, .zero),
      said("reference", layout.contentInsetsReference, .automatic),
      said("scrolls", layout.orthogonalScrolling, .none),
      said("follows insets", layout.supplementariesFollowContentInsets, true),
      said("supplementary reference", layout.supplementaryInsetsReference, .automatic),
    ]
    let decorations = layout.decorations.map {
      "  "
        + joined(["decoration \($0.kind) z \($0.zIndex)", said("insets", $0.contentInsets, .zero)])
    }
    let boundary = layout.boundaryItems.map { "  \($0.text)" }
    return ([joined(parts)] + boundary + decorations + [layout.group.text("  ")])
      .joined(separator: "\n")
  }
}

extension BoundarySupplementary {
  fileprivate var text: String {
    joined([
      "\(self) z \(zIndex)", said("offset", offset, .zero), said("extends", extendsBoundary, true),
      said("pins", pinsToVisibleBounds, false), said("insets", contentInsets, .zero),
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
      "\(indent)\(axis) group \(size), \(name)", said("between", interItemSpacing, .fixed(0)),
      said("insets", contentInsets, .zero), said("edges", edgeSpacing, .zero),
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
        "\(indent)\(item)", said("insets", item.contentInsets, .zero),
        said("edges", item.edgeSpacing, .zero),
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
      said("insets", contentInsets, .zero), said("z", zIndex, 1),
    ])
  }
}
