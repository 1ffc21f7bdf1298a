import Galley
import ShowcaseScreens
import Testing
import UIKit

@MainActor
@Suite("A showcase screen")
struct ScreenStoriesTests {
  private func window(_ name: String, on device: Device = .phone) throws -> UIWindow {
    try #require(allScreens.first { $0.name == name }).window(on: device, .light)
  }

  private func list(in window: UIWindow) throws -> UICollectionView {
    try #require(window.all(UICollectionView.self).first)
  }

  /// The texts of the cells, in the order of the list.
  private func texts(of list: UICollectionView) -> [String] {
    list.indexPathsForVisibleItems.sorted().compactMap { path in
      list.cellForItem(at: path)?.all(UILabel.self).first?.text
    }
  }

  @Test("Each typed letter leaves fewer islands; no text brings them all back")
  func search() throws {
    let window = try window("islands")
    let list = try list(in: window)
    let count = list.numberOfItems(inSection: 0)
    Finger.tap(try #require(window.all(UISearchTextField.self).first))
    // Each search is applied while the animation of the one before is still running.
    for (text, found) in [("l", 32), ("e", 2), ("r", 1)] {
      Keyboard.type(text)
      #expect(list.numberOfItems(inSection: 0) == found)
      window.frameClock.advance(by: 0.1)
    }
    window.frameClock.advance(by: 1)
    #expect(texts(of: list) == ["Leros"])
    Keyboard.deleteBackward(times: 3)
    window.frameClock.advance(by: 1)
    #expect(list.numberOfItems(inSection: 0) == count)
    #expect(texts(of: list).prefix(3) == ["Achill", "Alonissos", "Amrum"])
  }

  @Test("Every row that sorts itself ends as a rainbow, complete and in place")
  func sortingColors() throws {
    let list = try list(in: try window("sorted-colors"))
    #expect(list.numberOfSections == 21)
    for section in 0..<list.numberOfSections {
      let cells = (0..<list.numberOfItems(inSection: section)).compactMap {
        list.cellForItem(at: IndexPath(item: $0, section: section))
      }
      let hues = cells.map { cell -> CGFloat in
        var hue: CGFloat = -1
        cell.backgroundColor?.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        return hue
      }
      #expect(cells.count == 24)
      #expect(hues == hues.sorted() && Set(hues).count == 24, "row \(section): \(hues)")
      #expect(cells.map(\.frame.minX) == cells.map(\.frame.minX).sorted())
    }
  }

  @Test("A rotated phone has space for twice as many columns")
  func turned() throws {
    func columns(_ name: String, _ device: Device) throws -> [Int] {
      let list = try list(in: try window(name, on: device))
      return (0..<2).map { section in
        let frames = (0..<10).compactMap {
          list.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
        return frames.filter { $0.minY == frames[0].minY }.count
      }
    }
    #expect(try columns("roomy-sections", .largePhone) == [1, 5])
    #expect(try columns("roomy-sections-turned", .largePhone) == [2, 10])
  }

  @Test("A flick brings each kind of section to rest at its resting offset")
  func behaviors() throws {
    let list = try list(in: try window("coming-to-rest"))
    let offsets = (0..<list.numberOfSections).map { section -> CGFloat in
      let first = list.layoutAttributesForItem(at: IndexPath(item: 0, section: section))
      let shown = list.indexPathsForVisibleItems.filter { $0.section == section }.min()
      guard let first, let shown, let cell = list.cellForItem(at: shown),
        let item = list.layoutAttributesForItem(at: shown)
      else { return .nan }
      return item.frame.minX - first.frame.minX + 2 - cell.convert(.zero, to: list).x
    }
    let group: CGFloat = 234
    // The sections rest anywhere, at a group, a page, a group, a centered group, and at the start.
    #expect(offsets[0] > group)
    #expect(offsets[1...] == [group, 390, group, group - (390 - group) / 2, 0])
  }

  @Test("A header stays below the bar while its rows scroll below it")
  func pinned() throws {
    let window = try window("staying-titles")
    let list = try list(in: window)
    let header = try #require(
      list.supplementaryView(
        forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    #expect(header.convert(header.bounds, to: window).minY == 91)
    let row = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(row.convert(row.bounds, to: window).minY < 91)
  }
}

extension UIView {
  /// All views of a class in this one.
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in [view].compactMap { $0 as? View } + view.all(type) }
  }
}
