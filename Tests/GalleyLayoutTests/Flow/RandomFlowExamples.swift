import GalleyGeometry
import GalleyLayout
import TestSupport

extension SeededRandom {
  /// Returns `true` with a probability of one in `count`.
  mutating func once(in count: Int) -> Bool {
    Int.random(in: 1...count, using: &self) == 1
  }

  /// Returns a multiple of one quarter, so that sums are exact.
  mutating func quarter(in range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &self) * 4).rounded() / 4
  }

  /// Returns a random size, sometimes without a width.
  mutating func flowSize() -> Size {
    once(in: 20)
      ? Size(width: 0, height: quarter(in: 0...50))
      : Size(width: quarter(in: 0...150), height: quarter(in: 0...150))
  }

  /// Returns sizes of a few kinds, often the same several times in a row.
  mutating func flowSizes(count: Int) -> [Size] {
    var kinds: [Size] = []
    for _ in 0..<Int.random(in: 1...4, using: &self) { kinds.append(flowSize()) }
    if once(in: 3) { for index in kinds.indices { kinds[index].width = kinds[0].width } }
    var sizes: [Size] = []
    let stays = Int.random(in: 1...6, using: &self)
    for _ in 0..<count {
      let size = sizes.last.map { once(in: stays) ? nil : $0 } ?? kinds.randomElement(using: &self)
      sizes.append(size ?? .zero)
    }
    return sizes
  }

  mutating func flowInsets(_ range: ClosedRange<Double>) -> Insets {
    Insets(
      top: quarter(in: range), left: quarter(in: range), bottom: quarter(in: range),
      right: quarter(in: range))
  }

  /// Returns a random section, layout and context. The section has no item sizes of its own.
  mutating func flowExample(most: Int) -> FlowExample {
    var example = FlowExample(Int.random(in: 0...most, using: &self))
    example.context.size = Size(width: quarter(in: 0...500), height: quarter(in: 0...500))
    example.layout.scrollAxis = once(in: 2) ? .horizontal : .vertical
    example.layout.sectionInsetReference =
      FlowLayout.InsetReference.allCases.randomElement(using: &self) ?? .contentInset
    example.layout.sectionInset = flowInsets(once(in: 6) ? -20...20 : 0...20)
    if once(in: 2) { example.context.contentInset = flowInsets(0...30) }
    example.context.layoutMargins = flowInsets(0...30)
    example.context.safeArea = flowInsets(0...30)
    example.layout.minimumLineSpacing = quarter(in: once(in: 6) ? -60...0 : 0...20)
    example.section.minimumInteritemSpacing =
      once(in: 4) ? 0 : quarter(in: once(in: 6) ? -60...0 : 0...20)
    return example
  }
}
