import GalleyGeometry
import GalleyLayout

// Simpler layouts that fail in the same way, because these are easier to understand.

extension RandomLayout {
  /// The simplest layout found that still fails.
  func shrunk(attempts: Int = 600, fails: (RandomLayout) -> Bool) -> RandomLayout {
    var (smallest, left) = (self, attempts)
    var isSimpler = true
    while isSimpler, left > 0 {
      isSimpler = false
      for candidate in smallest.simpler {
        guard left > 0 else { break }
        left -= 1
        if fails(candidate) {
          (smallest, isSimpler) = (candidate, true)
          break
        }
      }
    }
    return smallest
  }

  /// Layouts that are a step simpler, big steps first.
  private var simpler: [RandomLayout] {
    var candidates: [RandomLayout] = []
    func add(_ change: (inout RandomLayout) -> Void) {
      var layout = self
      change(&layout)
      if layout.text != text { candidates.append(layout) }
    }
    for index in sections.indices { add { $0.sections.remove(at: index) } }
    add { $0.measurementCount = 0 }
    add { $0.measurementCount -= min($0.measurementCount, 1) }
    add { $0.configuration.boundaryItems = [] }
    add { $0.configuration.interSectionSpacing = 0 }
    add { $0.configuration.contentInsetsReference = .automatic }
    add { $0.configuration.scrollAxis = .vertical }
    add { $0.context.direction = .leftToRight }
    add { $0.context.behavior = LayoutBehavior() }
    add { $0.context.grid = PixelGrid(scale: 1) }
    add { $0.context.size = Size(width: 320, height: 480) }
    add { $0.context.safeArea = .zero }
    add { $0.context.layoutMargins = .zero }
    add { $0.context.readableContent = .zero }
    add { $0.context.contentInset = .zero }
    for index in sections.indices {
      for count in [0, 1, sections[index].itemCount / 2, sections[index].itemCount - 1]
      where count >= 0 && count < sections[index].itemCount {
        add { $0.sections[index].itemCount = count }
      }
      for layout in sections[index].layout.simpler { add { $0.sections[index].layout = layout } }
    }
    for index in configuration.boundaryItems.indices {
      for item in configuration.boundaryItems[index].simpler {
        add { $0.configuration.boundaryItems[index] = item }
      }
    }
    return candidates
  }
}

extension LayoutSection {
  fileprivate var simpler: [LayoutSection] {
    var candidates: [LayoutSection] = []
    func add(_ change: (inout LayoutSection) -> Void) {
      var section = self
      change(&section)
      candidates.append(section)
    }
    add { $0.boundaryItems = [] }
    for index in boundaryItems.indices { add { $0.boundaryItems.remove(at: index) } }
    add { $0.decorations = [] }
    for index in decorations.indices { add { $0.decorations.remove(at: index) } }
    add { $0.orthogonalScrolling = .none }
    add { $0.interGroupSpacing = 0 }
    add { $0.contentInsets = .zero }
    add { $0.contentInsetsReference = .automatic }
    add { $0.supplementaryInsetsReference = .automatic }
    add { $0.supplementariesFollowContentInsets = true }
    for group in group.simpler { add { $0.group = group } }
    for index in boundaryItems.indices {
      for item in boundaryItems[index].simpler { add { $0.boundaryItems[index] = item } }
    }
    for index in decorations.indices { add { $0.decorations[index].contentInsets = .zero } }
    return candidates
  }
}

extension BoundarySupplementary {
  fileprivate var simpler: [BoundarySupplementary] {
    var candidates = Array(repeating: self, count: 5)
    candidates[0].offset = .zero
    candidates[1].contentInsets = .zero
    candidates[2].pinsToVisibleBounds = false
    candidates[3].size = LayoutSize(width: .absolute(60), height: .absolute(30))
    candidates[4].zIndex = 1
    return candidates
  }
}

extension LayoutGroup {
  fileprivate var simpler: [LayoutGroup] {
    var candidates: [LayoutGroup] = []
    func add(_ change: (inout LayoutGroup) -> Void) {
      var group = self
      change(&group)
      candidates.append(group)
    }
    for case .group(let group) in subitems { candidates.append(group) }
    add { $0.supplementaries = [] }
    add { $0.contentInsets = .zero }
    add { $0.edgeSpacing = .zero }
    add { $0.interItemSpacing = .fixed(0) }
    add { $0.size.width = .fractionalWidth(1) }
    add { $0.size.height = .absolute(100) }
    for index in subitems.indices {
      for subitem in subitems[index].simpler {
        var changed = subitems
        changed[index] = subitem
        candidates.append(replacing(changed))
      }
      guard case .cycle = content, subitems.count > 1 else { continue }
      var fewer = subitems
      fewer.remove(at: index)
      candidates.append(replacing(fewer))
    }
    switch content {
    case .shares(let subitem, let count) where count > 1:
      add { $0.content = .shares(subitem, count: count - 1) }
    case .repeated(let subitem, let count) where count > 1:
      add { $0.content = .repeated(subitem, count: count - 1) }
    case .custom(let frames) where frames.count > 1:
      add { $0.content = .custom(Array(frames.dropLast())) }
    default: break
    }
    return candidates
  }

  private var subitems: [Subitem] {
    switch content {
    case .cycle(let subitems): subitems
    case .shares(let subitem, _), .repeated(let subitem, _): [subitem]
    case .custom: []
    }
  }

  private func replacing(_ subitems: [Subitem]) -> LayoutGroup {
    var group = self
    switch content {
    case .cycle: group.content = .cycle(subitems)
    case .shares(_, let count): group.content = .shares(subitems[0], count: count)
    case .repeated(_, let count): group.content = .repeated(subitems[0], count: count)
    case .custom: break
    }
    return group
  }
}

extension LayoutGroup.Subitem {
  fileprivate var simpler: [LayoutGroup.Subitem] {
    switch self {
    case .group(let group):
      let item = LayoutItem(size: group.size)
      return [.item(item)] + group.simpler.map { .group($0) }
    case .item(let item):
      var candidates = Array(repeating: item, count: 5)
      candidates[0].supplementaries = []
      candidates[1].contentInsets = .zero
      candidates[2].edgeSpacing = .zero
      candidates[3].size.width = .absolute(100)
      candidates[4].size.height = .absolute(50)
      for index in item.supplementaries.indices {
        var simple = item
        simple.supplementaries[index] = LayoutSupplementary(
          kind: "badge", size: LayoutSize(width: .absolute(20), height: .absolute(20)),
          anchor: LayoutAnchor([.top, .leading]))
        candidates.append(simple)
      }
      return candidates.map { .item($0) }
    }
  }
}
