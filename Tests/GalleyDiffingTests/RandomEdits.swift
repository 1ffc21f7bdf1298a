import TestSupport

/// Makes lists of numbers, and edits them as an app edits its lists: in blocks, in several places,
/// by dragging and by sorting.
struct RandomEdits {
  var random: SeededRandom
  /// The next number that was in no list yet.
  private var next = 0

  init(_ random: SeededRandom) { self.random = random }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Returns `true` with a probability of one in `count`.
  mutating func once(in count: Int) -> Bool { number(in: 1...count) == 1 }

  mutating func new() -> Int {
    next += 1
    return next - 1
  }

  mutating func newList(count: Int) -> [Int] {
    var list: [Int] = []
    for _ in 0..<count { list.append(new()) }
    return list
  }

  // MARK: Ranges

  mutating func position(in list: [Int]) -> Int { number(in: 0...list.count) }

  /// Returns a random range of a list, often a short one.
  mutating func stretch(of list: [Int]) -> Range<Int> {
    let longest = once(in: 2) ? min(3, list.count) : list.count
    let count = number(in: 0...longest)
    let start = number(in: 0...(list.count - count))
    return start..<(start + count)
  }

  // MARK: Edits

  /// Returns the list after up to `most` random edits.
  mutating func edited(_ list: [Int], most: Int = 4) -> [Int] {
    var list = list
    for _ in 0..<number(in: 0...most) { edit(&list) }
    return list
  }

  mutating func edit(_ list: inout [Int]) {
    switch number(in: 0...12) {
    case 0: list.removeSubrange(stretch(of: list))
    case 1: list.insert(contentsOf: newList(count: number(in: 1...20)), at: position(in: list))
    case 2: deleteHereAndThere(&list)
    case 3: insertHereAndThere(&list)
    case 4: replaceHereAndThere(&list)
    case 5: drag(&list)
    case 6: dragBlock(&list)
    case 7: swap(&list)
    case 8: list[stretch(of: list)].shuffle(using: &random)
    case 9: list[stretch(of: list)].reverse()
    case 10: list.append(new())
    case 11: list.insert(new(), at: 0)
    default: editAll(&list)
    }
  }

  /// Inserts some elements of a list a second time.
  mutating func repeatSome(_ list: inout [Int]) {
    for _ in 0..<number(in: 1...3) {
      guard let element = list.randomElement(using: &random) else { return }
      list.insert(element, at: position(in: list))
    }
  }

  private mutating func editAll(_ list: inout [Int]) {
    switch number(in: 0...3) {
    case 0: list.shuffle(using: &random)
    case 1: list.reverse()
    case 2: list.sort()
    default: list = newList(count: number(in: 0...10))
    }
  }

  private mutating func deleteHereAndThere(_ list: inout [Int]) {
    let odds = number(in: 2...20)
    var kept: [Int] = []
    for element in list where !once(in: odds) { kept.append(element) }
    list = kept
  }

  private mutating func insertHereAndThere(_ list: inout [Int]) {
    let odds = number(in: 2...20)
    var longer: [Int] = []
    for element in list {
      if once(in: odds) { longer.append(new()) }
      longer.append(element)
    }
    list = longer
  }

  private mutating func replaceHereAndThere(_ list: inout [Int]) {
    let odds = number(in: 2...20)
    for position in list.indices where once(in: odds) { list[position] = new() }
  }

  private mutating func drag(_ list: inout [Int]) {
    if list.isEmpty { return }
    let element = list.remove(at: number(in: 0...(list.count - 1)))
    list.insert(element, at: position(in: list))
  }

  private mutating func dragBlock(_ list: inout [Int]) {
    let stretch = stretch(of: list)
    let block = list[stretch]
    list.removeSubrange(stretch)
    list.insert(contentsOf: block, at: position(in: list))
  }

  private mutating func swap(_ list: inout [Int]) {
    if list.isEmpty { return }
    list.swapAt(number(in: 0...(list.count - 1)), number(in: 0...(list.count - 1)))
  }
}

// MARK: - Sections

extension RandomEdits {
  /// Returns sections of new items.
  mutating func newWorld(sections: Int, items: Int) -> SectionedWorld {
    var world = SectionedWorld(sections: newList(count: sections), items: [])
    for _ in 0..<sections { world.items.append(newList(count: number(in: 0...items))) }
    return world
  }

  /// Returns the sections after up to `most` random edits of them and of their items.
  mutating func edited(_ world: SectionedWorld, most: Int = 6) -> SectionedWorld {
    var world = world
    for _ in 0..<number(in: 0...most) { edit(&world) }
    return world
  }

  private mutating func edit(_ world: inout SectionedWorld) {
    switch number(in: 0...8) {
    case 0: insertSection(&world)
    case 1: deleteSection(&world)
    case 2: rearrangeSections(&world)
    case 3, 4, 5: moveAcross(&world)
    default:
      guard let section = world.items.indices.randomElement(using: &random) else { return }
      edit(&world.items[section])
    }
  }

  /// Inserts a section of new items, and sometimes of items that are taken from another section.
  private mutating func insertSection(_ world: inout SectionedWorld) {
    var items = newList(count: number(in: 0...4))
    if once(in: 2), let other = world.items.indices.randomElement(using: &random) {
      let stretch = stretch(of: world.items[other])
      items += world.items[other][stretch]
      world.items[other].removeSubrange(stretch)
      items.shuffle(using: &random)
    }
    let position = position(in: world.sections)
    world.sections.insert(new(), at: position)
    world.items.insert(items, at: position)
  }

  /// Deletes a section. Sometimes some of its items go to another section.
  private mutating func deleteSection(_ world: inout SectionedWorld) {
    guard let section = world.items.indices.randomElement(using: &random) else { return }
    world.sections.remove(at: section)
    let items = world.items.remove(at: section)
    if once(in: 2), let other = world.items.indices.randomElement(using: &random) {
      let stretch = stretch(of: items)
      world.items[other].insert(contentsOf: items[stretch], at: position(in: world.items[other]))
    }
  }

  private mutating func rearrangeSections(_ world: inout SectionedWorld) {
    var order = Array(world.sections.indices)
    if once(in: 3) { order.shuffle(using: &random) } else { dragBlock(&order) }
    world = SectionedWorld(
      sections: order.map { world.sections[$0] }, items: order.map { world.items[$0] })
  }

  private mutating func moveAcross(_ world: inout SectionedWorld) {
    guard let one = world.items.indices.randomElement(using: &random),
      let other = world.items.indices.randomElement(using: &random)
    else { return }
    let stretch = stretch(of: world.items[one])
    let items = Array(world.items[one][stretch])
    world.items[one].removeSubrange(stretch)
    for item in items {
      let target = world.items[other]
      world.items[other].insert(item, at: once(in: 2) ? target.count : position(in: target))
    }
  }

  /// Inserts some items and sections a second time.
  mutating func repeatSome(_ world: inout SectionedWorld) {
    for _ in 0..<number(in: 1...3) {
      guard let section = world.items.indices.randomElement(using: &random),
        let other = world.items.indices.randomElement(using: &random)
      else { return }
      if once(in: 4) {
        let position = position(in: world.sections)
        world.sections.insert(world.sections[section], at: position)
        world.items.insert(once(in: 2) ? world.items[section] : newList(count: 2), at: position)
      } else if let item = world.items[section].randomElement(using: &random) {
        world.items[other].insert(item, at: position(in: world.items[other]))
      }
    }
  }
}
