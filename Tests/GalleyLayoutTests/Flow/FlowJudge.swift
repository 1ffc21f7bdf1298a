import GalleyGeometry
import GalleyLayout

/// A second, slow and obvious implementation of a flow layout's section, item by item. Tests
/// compare `FlowLines` with it. It does not check numbers, so it must not be given bad ones.
struct FlowJudge {
  struct Line {
    var items: Range<Int>
    var start: Double
    var end: Double
  }

  private(set) var lines: [Line] = []
  private(set) var frames: [Rect] = []
  private(set) var length = 0.0

  private let axis: Axis
  private let isEstimated: Bool
  private let sizes: [Size]
  /// The start of lines across the scroll axis, and the length that is available for items.
  private var crossStart = 0.0
  private var crossLength = 0.0
  private let itemSpacing: Double

  init(
    layout: FlowLayout, section: FlowSection, measures: FlowMeasures, context: ArrangementContext
  ) {
    axis = layout.scrollAxis
    isEstimated = layout.isEstimated
    sizes = (0..<section.itemCount).map {
      size(of: $0, layout: layout, section: section, measures: measures)
    }
    itemSpacing = section.minimumInteritemSpacing ?? layout.minimumInteritemSpacing
    let lineSpacing = section.minimumLineSpacing ?? layout.minimumLineSpacing
    let inset = section.inset ?? layout.sectionInset
    measureRoom(inset, reference: layout.sectionInsetReference, context: context)

    var start = inset.start(along: axis)
    var item = 0
    while item < sizes.count {
      let end = endOfLine(from: item)
      let thickness = sizes[item..<end].map { $0[axis] }.max() ?? 0
      lines.append(Line(items: item..<end, start: start, end: start + thickness))
      place(item..<end, start: start, thickness: thickness)
      start += thickness
      if end < sizes.count { start += lineSpacing }
      item = end
    }
    length = max(start + inset.end(along: axis), 0)
  }

  /// Returns the items from the first to the last line that overlaps a range.
  func items(touching low: Double, high: Double) -> Range<Int> {
    let touching = lines.filter { $0.start < high && $0.end > low }
    guard let first = touching.first, let last = touching.last else { return 0..<0 }
    return first.items.lowerBound..<last.items.upperBound
  }
}

/// Returns the size of an item: its measured size, else its size in the section, else the layout's.
private func size(
  of item: Int, layout: FlowLayout, section: FlowSection, measures: FlowMeasures
) -> Size {
  if layout.isEstimated, let measured = measures.sizes[item] { return measured }
  if let sizes = section.itemSizes, item < sizes.count { return sizes[item] }
  if !layout.isEstimated { return layout.itemSize }
  if let average = measures.average { return average }
  if case .size(let size) = layout.estimatedItemSize { return size }
  return Size(width: 50, height: 50)
}

extension FlowLayout {
  fileprivate var isEstimated: Bool {
    estimatedItemSize != .none && estimatedItemSize != .size(.zero)
  }
}

extension FlowJudge {
  private mutating func measureRoom(
    _ inset: Insets, reference: FlowLayout.InsetReference, context: ArrangementContext
  ) {
    let across = axis.perpendicular
    let kept = context.contentInset
    var start = inset.start(along: across)
    var end = inset.end(along: across)
    if reference != .contentInset {
      let other = reference == .safeArea ? context.safeArea : context.layoutMargins
      start = max(start + other.start(along: across) - kept.start(along: across), 0)
      end = max(end + other.end(along: across) - kept.end(along: across), 0)
    }
    crossStart = start
    crossLength = max(context.size[across] - kept.total(along: across), 0) - start - end
  }

  private func crossLength(of item: Int) -> Double { sizes[item][axis.perpendicular] }

  /// Whether items are measured and have equal extents across the scroll axis.
  private var isGrid: Bool {
    isEstimated && sizes.indices.allSatisfy { abs(crossLength(of: $0) - crossLength(of: 0)) < 1e-9 }
  }

  private func endOfLine(from first: Int) -> Int {
    var end = first + 1
    var used = crossLength(of: first)
    while end < sizes.count, used + itemSpacing + crossLength(of: end) <= crossLength + 1e-6 {
      used += itemSpacing + crossLength(of: end)
      end += 1
    }
    return end
  }

  private mutating func place(_ line: Range<Int>, start: Double, thickness: Double) {
    let isFull = line.upperBound < sizes.count
    let areAlike = line.allSatisfy { sizes[$0] == sizes[line.lowerBound] } || isGrid
    let first = crossLength(of: line.lowerBound)
    var spacing = itemSpacing
    var isCentered = false
    if isFull && !isGrid {
      let used = line.map { crossLength(of: $0) }.reduce(0, +)
      isCentered = line.count == 1
      spacing = isCentered ? 0 : (crossLength - used) / Double(line.count - 1)
    } else if areAlike {
      let columns = Double(columns(of: first, atLeast: line.count))
      isCentered = columns == 1
      spacing = isCentered ? 0 : (crossLength - columns * first) / (columns - 1)
    }

    var place = crossStart
    if isCentered { place += (crossLength - first) / 2 }
    if isCentered && isEstimated { place = max(place, crossStart) }
    for item in line {
      let origin = Point(
        axis, along: start + (thickness - sizes[item][axis]) / 2, across: place)
      frames.append(Rect(origin: origin, size: sizes[item]))
      place += crossLength(of: item) + spacing
    }
  }

  /// Returns how many items of one length fit in a line.
  private func columns(of length: Double, atLeast count: Int) -> Int {
    var columns = count
    var used = Double(count) * length + Double(count - 1) * itemSpacing
    while length + itemSpacing > 0, used + itemSpacing + length <= crossLength + 1e-6 {
      used += itemSpacing + length
      columns += 1
    }
    return columns
  }
}
