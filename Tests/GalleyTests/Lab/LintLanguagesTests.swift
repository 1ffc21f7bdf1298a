import Testing
import UIKit

@testable import Galley

/// A cell with one label.
private final class WordCell: UICollectionViewCell {}

/// A screen with one cell, whose text depends on the language.
private final class WordScreen: UIViewController, UICollectionViewDataSource {
  private let texts: [String: String]
  /// Whether the text has the size that the user has set.
  private let isGrowing: Bool

  init(_ texts: [String: String], isGrowing: Bool = false) {
    (self.texts, self.isGrowing) = (texts, isGrowing)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a nib") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 60)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(WordCell.self, forCellWithReuseIdentifier: "word")
    list.dataSource = self
    list.backgroundColor = .systemBackground
    view.addSubview(list)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    label.font = isGrowing ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = isGrowing
    label.text = texts["\(GalleyLanguage.current)"] ?? "Word"
    cell.contentView.addSubview(label)
    return cell
  }
}

@MainActor @Suite("Lint of a screen in several languages")
struct LintLanguagesTests {
  private let long = "A word that is much too long for its label"

  @Test("A text that is cut off only in German or Arabic is named with its language")
  func languages() {
    for language in ["de", "ar"] {
      let lines = ListLab.layoutFaults { WordScreen([language: long]) }
      #expect(lines.count == 1, "\(lines)")
      #expect(lines.first?.contains("does not show all of") == true, "\(lines)")
      #expect(lines.first?.hasSuffix("(375 × 667, language \(language))") == true, "\(lines)")
    }
    #expect(ListLab.layoutFaults { WordScreen([:]) } == [])
    #expect(ListLab.layoutFaults { WordScreen(["fr": long]) } == [])
    #expect(ListLab.layoutFaults(languages: ["fr"]) { WordScreen(["fr": long]) }.count == 1)
  }

  @Test("A text that is cut off in all languages is reported once, without a language")
  func smallestCase() {
    let lines = ListLab.layoutFaults { WordScreen(["en": long, "de": long + "!"]) }
    #expect(lines.count == 1 && lines.first?.hasSuffix("(375 × 667)") == true, "\(lines)")
  }

  @Test("A screen that looks alike in all languages is not shown in each of them at each size")
  func costs() {
    var count = 0
    _ = ListLab.layoutFaults {
      count += 1
      return WordScreen([:])
    }
    // Four cases, and one screen in each of three languages.
    #expect(count == 4 + 3)
  }

  @Test("A text that is cut off at the largest size is a fault of accessibility")
  func largestText() {
    let lines = ListLab.accessibilityFaults {
      WordScreen(["en": "Two words"], isGrowing: true)
    }
    #expect(lines.contains { $0.hasSuffix("(375 × 667, largest text)") }, "\(lines)")
    #expect(ListLab.accessibilityFaults { WordScreen(["en": "Two words"]) } == [])
    let german = ListLab.accessibilityFaults { WordScreen(["de": long]) }
    #expect(german.count == 1, "\(german)")
    #expect(german.first?.hasSuffix("(375 × 667, largest text, language de)") == true, "\(german)")
  }
}

@MainActor @Suite("Lint of the order in which elements are read")
struct LintOrderTests {
  /// Returns the faults of a screen that lists labels at these places in this order.
  private func faults(_ places: [(x: CGFloat, y: CGFloat)]) -> [String] {
    ListLab.accessibilityFaults {
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      let card = UIView(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
      card.backgroundColor = .white
      controller.view.addSubview(card)
      let labels = places.enumerated().map { index, place in
        let label = UILabel(frame: CGRect(x: place.x, y: place.y, width: 80, height: 24))
        label.text = "Part \(index)"
        label.textColor = .black
        card.addSubview(label)
        return label
      }
      card.accessibilityElements = labels
      return controller
    }
  }

  @Test("A step up, and a step back in a row, are faults that name both elements")
  func jumps() {
    for places in [[(0, 100), (0, 0)], [(100, 0), (0, 0)], [(100, 100), (0, 0)]] {
      let lines = faults(places.map { (CGFloat($0.0), CGFloat($0.1)) })
      #expect(lines.count == 1, "\(lines)")
      #expect(lines.first?.contains("VoiceOver goes back from") == true, "\(lines)")
      #expect(lines.first?.contains("Part 0") == true && lines.first?.contains("Part 1") == true)
    }
  }

  @Test("Rows, and columns that are read one after the other, are no faults")
  func readingOrder() {
    #expect(faults([(0, 0), (100, 0), (0, 40), (100, 40)]) == [])
    #expect(faults([(0, 0), (0, 40), (100, 0), (100, 40)]) == [])
    // The second label is a little higher than the first one.
    #expect(faults([(0, 4), (100, 0)]) == [])
  }
}
