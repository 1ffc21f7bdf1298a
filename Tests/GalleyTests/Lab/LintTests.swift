import Foundation
import Galley
import Testing
import UIKit

/// A list of one cell, which a closure configures.
@MainActor
private final class OneCell: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let size: CGSize
  private let fill: (UICollectionViewCell) -> Void

  init(
    _ size: CGSize = CGSize(width: 300, height: 60), fill: @escaping (UICollectionViewCell) -> Void
  ) {
    (self.size, self.fill) = (size, fill)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    fill(cell)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size }
}

@MainActor
private func label(_ text: String, _ frame: CGRect) -> UILabel {
  let label = UILabel(frame: frame)
  label.text = text
  return label
}

/// A control that draws itself.
private final class Dial: UIControl {
  override func draw(_ rect: CGRect) {
    UIColor.systemIndigo.setFill()
    UIRectFill(rect.insetBy(dx: 8, dy: 8))
  }
}

@MainActor
@Suite("Lint of the layout of a screen")
struct LintLayoutTests {
  private func faults(
    _ size: CGSize = CGSize(width: 300, height: 60), fill: @escaping (UICollectionViewCell) -> Void
  ) -> String {
    ListLab.layoutFaults { OneCell(size, fill: fill) }.joined(separator: "\n")
  }

  @Test("Labels that fit into their cell are no fault")
  func noFaults() {
    lintLayout {
      OneCell { cell in
        cell.contentView.addSubview(label("One", CGRect(x: 10, y: 0, width: 100, height: 24)))
        cell.contentView.addSubview(label("Two", CGRect(x: 10, y: 30, width: 100, height: 24)))
      }
    }
  }

  @Test("A text that is wider than its label is a fault")
  func cutOff() {
    let text = faults { cell in
      cell.contentView.addSubview(label("A long text", CGRect(x: 0, y: 0, width: 50, height: 24)))
    }
    #expect(text.contains("does not show all of \"A long text\" (375 × 667)"), "\(text)")
  }

  @Test("A label that extends beyond its cell is a fault")
  func outside() {
    let text = faults { cell in
      cell.contentView.addSubview(label("Far", CGRect(x: 280, y: 0, width: 60, height: 24)))
    }
    #expect(text.contains("is outside of item 0 of section 0"), "\(text)")
  }

  @Test("Texts that overlap are a fault")
  func overlap() {
    let text = faults { cell in
      cell.contentView.addSubview(label("One", CGRect(x: 10, y: 0, width: 100, height: 24)))
      cell.contentView.addSubview(label("Two", CGRect(x: 20, y: 8, width: 100, height: 24)))
    }
    #expect(text.contains("overlap in item 0 of section 0"), "\(text)")
  }

  @Test("Texts that do not overlap are no fault, even if their labels do, from right to left too")
  func besideEachOther() {
    let text = faults { cell in
      let wide = label("One", CGRect(x: 0, y: 0, width: 300, height: 24))
      let other = label("Two", CGRect(x: 0, y: 0, width: 300, height: 24))
      // In each direction, one text is at the left edge and the other one at the right edge.
      (wide.textAlignment, other.textAlignment) = (.left, .right)
      cell.contentView.addSubview(wide)
      cell.contentView.addSubview(other)
    }
    #expect(text == "")
  }

  /// Returns the sides that the subviews of a cell's content view keep, beside a title that changes
  /// sides.
  private func fixedSides(_ add: @escaping (UIView) -> Void) -> String {
    let lines = ListLab.layoutFaults(for: .fixedSides) {
      OneCell { cell in
        let title = UILabel()
        title.text = "One"
        title.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(title)
        NSLayoutConstraint.activate([
          title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
          title.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -60),
          title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
        ])
        add(cell.contentView)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a red view.
  private func dot(_ frame: CGRect = CGRect(x: 260, y: 8, width: 24, height: 24)) -> UIView {
    let dot = UIView(frame: frame)
    dot.backgroundColor = .systemRed
    return dot
  }

  @Test("A frame that ignores right to left is a fault if views beside it change sides")
  func fixedSide() {
    let text = fixedSides { $0.addSubview(self.dot()) }
    #expect(text.contains("stays on its side, and views beside it change sides"), "\(text)")
    #expect(text.contains("(375 × 667, right to left)"), "\(text)")
  }

  @Test("A view that changes sides, is in the middle, or may not change sides is no fault")
  func rightSides() {
    let constrained = fixedSides { content in
      let dot = self.dot()
      dot.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(dot)
      NSLayoutConstraint.activate([
        dot.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        dot.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
        dot.widthAnchor.constraint(equalToConstant: 24),
        dot.heightAnchor.constraint(equalToConstant: 24),
      ])
    }
    #expect(constrained == "")
    let middle = CGRect(x: 138, y: 40, width: 24, height: 12)
    #expect(fixedSides { $0.addSubview(self.dot(middle)) } == "")
    let playback = fixedSides { content in
      let dot = self.dot()
      dot.semanticContentAttribute = .playback
      content.addSubview(dot)
    }
    #expect(playback == "")
  }

  @Test("Frames in a cell in which nothing changes sides are no fault")
  func framesOnly() {
    lintLayout(for: .fixedSides) {
      OneCell { cell in
        cell.contentView.addSubview(label("One", CGRect(x: 10, y: 0, width: 100, height: 24)))
      }
    }
  }

  @Test("A line of text that is higher than its label is a fault")
  func lowLabel() {
    let text = faults { cell in
      let lowLabel = label("One", CGRect(x: 10, y: 0, width: 100, height: 12))
      lowLabel.font = .systemFont(ofSize: 17)
      cell.contentView.addSubview(lowLabel)
    }
    #expect(text.contains("does not show all of \"One\""), "\(text)")
  }

  @Test("A line of text that a superview clips is a fault, and a line that it hides is none")
  func clippedLine() {
    func faults(y: CGFloat) -> String {
      self.faults { cell in
        cell.contentView.clipsToBounds = true
        cell.contentView.addSubview(label("One", CGRect(x: 10, y: y, width: 100, height: 24)))
      }
    }
    #expect(faults(y: 48).contains("does not show all of \"One\""), "\(faults(y: 48))")
    #expect(faults(y: 36) == "")
    #expect(faults(y: 70) == "")
  }

  @Test("A text view that does not scroll and is lower than its text is a fault")
  func lowTextView() {
    func faults(scrolls: Bool) -> String {
      self.faults { cell in
        let area = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        area.text = "One\nTwo\nThree"
        area.isScrollEnabled = scrolls
        cell.contentView.addSubview(area)
      }
    }
    #expect(faults(scrolls: false).contains("UITextView"), "\(faults(scrolls: false))")
    #expect(!faults(scrolls: true).contains("does not show all"), "\(faults(scrolls: true))")
  }

  @Test("A text above a list, or in the header of a table, that is cut off is a fault")
  func aroundList() {
    func faults(above: String, inHeader: String) -> String {
      ListLab.layoutFaults(for: .cutOffTexts) {
        let table = FilledTable([1, 2])
        let controller = UIViewController()
        controller.addChild(table)
        table.view.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
        controller.view.addSubview(table.view)
        table.didMove(toParent: controller)
        let frame = CGRect(x: 0, y: 40, width: 50, height: 24)
        controller.view.addSubview(label(above, frame))
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        header.addSubview(label(inHeader, frame))
        table.tableView.tableHeaderView = header
        return controller
      }.joined(separator: "\n")
    }
    #expect(faults(above: "A", inHeader: "B") == "")
    let title = faults(above: "A long title", inHeader: "B")
    #expect(title.contains("does not show all of \"A long title\""), "\(title)")
    let header = faults(above: "A", inHeader: "A long header")
    #expect(header.contains("does not show all of \"A long header\""), "\(header)")
  }

  @Test("A view with ambiguous constraints is a fault")
  func ambiguous() {
    let text = faults { cell in
      let part = label("One", .zero)
      part.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(part)
      part.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    }
    #expect(text.contains("several places that its constraints allow"), "\(text)")
  }

  @Test("Constraints that contradict each other are a fault")
  func conflict() {
    let text = faults { cell in
      let part = label("One", .zero)
      part.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(part)
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        part.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        part.widthAnchor.constraint(equalToConstant: 30),
        part.widthAnchor.constraint(equalToConstant: 40),
      ])
    }
    #expect(text.contains("This is reported"), "\(text)")
  }

  @Test("A list that is much wider than estimated is a fault")
  func wideEstimate() {
    final class BroadCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.width = 300
        return layoutAttributes
      }
    }
    let lines = ListLab.layoutFaults(for: .estimates) {
      let size = NSCollectionLayoutSize(
        widthDimension: .estimated(5), heightDimension: .fractionalHeight(1))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration)
      return WideList(Array(0..<100), layout: layout, cell: BroadCell.self)
    }
    let text = lines.joined(separator: "\n")
    #expect(text.contains("points wide, and was estimated at"), "\(text)")
  }

  /// Rows of an estimated height, whose height follows the size of the text.
  private final class ScaledRows: FilledTable {
    private let usual: CGFloat

    init(usual: CGFloat) {
      self.usual = usual
      super.init(Array(0..<30))
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.estimatedRowHeight = 50
    }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      return isLarge ? 300 : usual
    }
  }

  @Test("An estimate of rows is compared with the heights for usual text, not for large text")
  func estimateForLargeText() {
    #expect(ListLab.layoutFaults(for: .estimates) { ScaledRows(usual: 50) } == [])
    let lines = ListLab.layoutFaults(for: .estimates) { ScaledRows(usual: 300) }
    #expect(lines.count == 1, "\(lines)")
  }

  @Test("A cell that is higher than the screen is a fault")
  func huge() {
    let text = faults(CGSize(width: 300, height: 700)) { _ in }
    #expect(text.contains("is 700 points high, more than the screen"), "\(text)")
  }

  @Test("A background of a section may be higher than the screen")
  func highBackground() {
    let lines = ListLab.layoutFaults(for: .hugeCells) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.decorationItems = [
        NSCollectionLayoutDecorationItem.background(elementKind: "card")
      ]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
      return WideList(Array(0..<30), layout: layout)
    }
    #expect(lines.isEmpty, "\(lines)")
  }
}

/// A table of white texts on black rows, below a white header that stays at the top.
private final class PinnedHeaderTable: FilledTable {
  init(count: Int) {
    super.init(Array(0..<count)) { cell, _, _ in
      cell.contentView.backgroundColor = .black
      cell.textLabel?.textColor = .white
    }
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let header = UIView()
    header.backgroundColor = .white
    return header
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { 70 }
}

@MainActor
@Suite("Lint of the accessibility of a screen")
struct LintAccessibilityTests {
  private func faults(fill: @escaping (UICollectionViewCell) -> Void) -> String {
    ListLab.accessibilityFaults { OneCell(fill: fill) }.joined(separator: "\n")
  }

  @Test("A large button with a title is no fault of accessibility")
  func noFaults() {
    lintAccessibility {
      OneCell { cell in
        let button = UIButton(type: .system)
        button.setTitle("Like", for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
        cell.contentView.addSubview(button)
        cell.contentView.addSubview(label("One", CGRect(x: 100, y: 0, width: 100, height: 24)))
      }
    }
  }

  @Test("Controls without a label, and controls below 44 × 44 points, are faults of accessibility")
  func controls() {
    let text = faults { cell in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      cell.contentView.addSubview(button)
    }
    #expect(text.contains("An element that responds to the user has no label"), "\(text)")
    #expect(text.contains("responds to touches in 30 × 30 points; it needs 44 × 44"), "\(text)")
  }

  /// A cell with two small buttons without titles.
  private final class TwoButtonsCell: UICollectionViewCell {
    let heart = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let share = UIButton(frame: CGRect(x: 0, y: 30, width: 30, height: 30))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(heart)
      contentView.addSubview(share)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  @Test("Each control with a fault is described with its property and its cell, once for all rows")
  func places() {
    let lines = ListLab.accessibilityFaults {
      WideList(Array(0..<3), cell: TwoButtonsCell.self)
    }
    for name in ["heart", "share"] {
      let own = lines.filter { $0.contains(", \(name) (UIButton) in TwoButtonsCell; 2 more") }
      #expect(own.count == 2, "\(lines)")
    }
  }

  @Test("The window of a screen that leaves it during the lint is hidden at the end")
  func leavingScreen() {
    var (controllers, windows): ([UIViewController], [UIWindow]) = ([], [])
    func leave() {
      guard let window = controllers.last?.viewIfLoaded?.window else { return }
      windows.append(window)
      window.rootViewController = nil
    }
    let faults = ListLab.accessibilityFaults(settle: { leave() }) {
      let controller = UIViewController()
      controllers.append(controller)
      return controller
    }
    #expect(faults.isEmpty && windows.count == controllers.count && windows.count > 2)
    #expect(windows.allSatisfy { $0.isHidden })
  }

  @Test("A button inside of an accessibility element is a fault, unless the element has actions")
  func insideOfAnElement() {
    func faults(_ actions: [UIAccessibilityCustomAction]) -> String {
      ListLab.accessibilityFaults {
        OneCell { cell in
          cell.isAccessibilityElement = true
          cell.accessibilityLabel = "Lamp"
          cell.accessibilityCustomActions = actions
          let button = UIButton(frame: CGRect(x: 200, y: 0, width: 60, height: 60))
          button.setTitle("Buy", for: .normal)
          button.setTitleColor(.label, for: .normal)
          cell.contentView.addSubview(button)
        }
      }.joined(separator: "\n")
    }
    #expect(faults([]).contains("which is an element itself"), "\(faults([]))")
    #expect(faults([UIAccessibilityCustomAction(name: "Buy") { _ in true }]) == "")
  }

  @Test("A picture that responds to taps is a fault, unless it is an accessibility element")
  func tappedPicture() {
    func faults(isElement: Bool) -> String {
      ListLab.accessibilityFaults {
        OneCell { cell in
          let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
          picture.isUserInteractionEnabled = true
          picture.addGestureRecognizer(UITapGestureRecognizer())
          picture.isAccessibilityElement = isElement
          picture.accessibilityLabel = "Portrait"
          cell.contentView.addSubview(picture)
        }
      }.joined(separator: "\n")
    }
    let text = faults(isElement: false)
    #expect(text.contains("it responds to taps and is not an accessibility element"), "\(text)")
    #expect(faults(isElement: true) == "")
  }

  @Test("A control of the app that is not an accessibility element is a fault")
  func silentControl() {
    func faults(_ change: @escaping (UIControl) -> Void) -> String {
      ListLab.accessibilityFaults {
        OneCell { cell in
          let dial = Dial(frame: CGRect(x: 8, y: 8, width: 80, height: 44))
          dial.addAction(UIAction { _ in }, for: .valueChanged)
          change(dial)
          cell.contentView.addSubview(dial)
        }
      }.joined(separator: "\n")
    }
    #expect(faults { _ in }.contains("it is a control and not an accessibility element"))
    #expect(faults { $0.isEnabled = false } == "")
    #expect(
      faults {
        $0.isAccessibilityElement = true
        $0.accessibilityLabel = "Volume"
        $0.accessibilityTraits = .adjustable
      } == "")
  }

  @Test("A text with low contrast is a fault of accessibility")
  func faint() {
    let text = faults { cell in
      cell.contentView.backgroundColor = .white
      let part = label("Faint", CGRect(x: 0, y: 0, width: 100, height: 24))
      part.textColor = UIColor(white: 0.7, alpha: 1)
      cell.contentView.addSubview(part)
    }
    #expect(text.contains("The contrast of UILabel"), "\(text)")
    #expect(text.contains("below 4.5"), "\(text)")
  }

  @Test("A contrast of 3.4 is enough for text of 18 points, and for bold text of 14 points")
  func largeTexts() {
    func faults(_ font: UIFont) -> String {
      self.faults { cell in
        cell.contentView.backgroundColor = .white
        let part = label("Gray", CGRect(x: 0, y: 0, width: 100, height: 30))
        part.font = font
        part.textColor = UIColor(white: 0.55, alpha: 1)
        cell.contentView.addSubview(part)
      }
    }
    #expect(faults(.systemFont(ofSize: 17)).contains("below 4.5"))
    #expect(faults(.systemFont(ofSize: 18)) == "")
    #expect(faults(.boldSystemFont(ofSize: 14)) == "")
  }

  @Test("A white text on a dark gradient is not compared with its own color")
  func gradient() {
    let text = faults { cell in
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      gradient.colors = [
        UIColor(red: 0, green: 0.1, blue: 0.3, alpha: 1).cgColor,
        UIColor(red: 0.4, green: 0, blue: 0, alpha: 1).cgColor,
      ]
      gradient.startPoint = .zero
      gradient.endPoint = CGPoint(x: 1, y: 1)
      cell.contentView.layer.insertSublayer(gradient, at: 0)
      let part = label("Mountains", CGRect(x: 20, y: 8, width: 180, height: 44))
      part.font = .boldSystemFont(ofSize: 30)
      part.textColor = .white
      cell.contentView.addSubview(part)
    }
    #expect(text.isEmpty, "\(text)")
  }

  @Test(
    "If several elements have the same fault, the first is described and the others are counted")
  func severalFaults() {
    let text = faults { cell in
      cell.contentView.backgroundColor = .white
      for number in 0..<3 {
        let part = label("Faint \(number)", CGRect(x: 0, y: number * 30, width: 100, height: 24))
        part.textColor = UIColor(white: 0.7, alpha: 1)
        cell.contentView.addSubview(part)
      }
    }
    #expect(text.contains("\"Faint 0\""), "\(text)")
    #expect(text.contains("; 2 more have the same fault"), "\(text)")
    #expect(!text.contains("\"Faint 1\""), "\(text)")
  }

  @Test("The contrast of the system's tint is accepted for a button, and is a fault for a label")
  func tint() {
    let text = faults { cell in
      cell.contentView.backgroundColor = .white
      let button = UIButton(type: .system)
      button.setTitle("Like", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
      cell.contentView.addSubview(button)
    }
    #expect(text.isEmpty, "\(text)")
    let blue = faults { cell in
      cell.contentView.backgroundColor = .white
      let part = label("Blue", CGRect(x: 0, y: 0, width: 100, height: 24))
      part.textColor = .systemBlue
      cell.contentView.addSubview(part)
    }
    #expect(blue.contains("\"Blue\" with its background is 4, below 4.5"), "\(blue)")
  }

  @Test("A text that a bar covers, or that is clipped, is not compared with what hides it")
  func hiddenTexts() {
    func white(_ text: String, _ frame: CGRect) -> UILabel {
      let part = label(text, frame)
      part.textColor = .white
      return part
    }
    let covered = ListLab.accessibilityFaults {
      let controller = UIViewController()
      controller.view.backgroundColor = .black
      controller.view.addSubview(white("Covered", CGRect(x: 0, y: 10, width: 100, height: 24)))
      controller.view.addSubview(white("Partly", CGRect(x: 0, y: 36, width: 100, height: 20)))
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      bar.backgroundColor = .white
      controller.view.addSubview(bar)
      return controller
    }
    #expect(covered.isEmpty, "\(covered)")
    let clipped = faults { cell in
      cell.contentView.backgroundColor = .white
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      box.backgroundColor = .black
      box.clipsToBounds = true
      box.addSubview(white("Clipped", CGRect(x: 0, y: 22, width: 100, height: 24)))
      cell.contentView.addSubview(box)
    }
    #expect(clipped.isEmpty, "\(clipped)")
  }

  @Test("The faint title of a button that is disabled is accepted")
  func disabledButton() {
    func faults(isEnabled: Bool) -> String {
      self.faults { cell in
        cell.contentView.backgroundColor = .white
        let button = UIButton(type: .system)
        button.setTitle("Like", for: .normal)
        button.setTitleColor(UIColor(white: 0.8, alpha: 1), for: .normal)
        button.isEnabled = isEnabled
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
        cell.contentView.addSubview(button)
      }
    }
    #expect(faults(isEnabled: true).contains("\"Like\" with its background"))
    #expect(faults(isEnabled: false).isEmpty, "\(faults(isEnabled: false))")
  }

  @Test("A fault in a row that is visible only after scrolling is found")
  func lastRow() {
    func faults(_ title: String?) -> String {
      ListLab.accessibilityFaults {
        FilledTable(Array(0..<30)) { cell, number, _ in
          guard number == 29 else { return }
          let button = UIButton(type: .system)
          button.frame = CGRect(x: 200, y: 0, width: 60, height: 50)
          button.setTitle(title, for: .normal)
          cell.contentView.addSubview(button)
        }
      }.joined(separator: "\n")
    }
    #expect(!faults("Like").contains("has no label"), "\(faults("Like"))")
    #expect(faults(nil).contains("An element that responds to the user has no label"))
  }

  @Test("A text below a pinned header is not compared with the background of the header")
  func belowHeader() {
    let lines = ListLab.accessibilityFaults { PinnedHeaderTable(count: 30) }
    #expect(lines.isEmpty, "\(lines)")
  }

  @Test("Switches, steppers and color wells in the size of the system are accepted")
  func sizesOfSystem() {
    let text = faults { cell in
      let controls: [UIControl] = [UISwitch(), UIStepper(), UIColorWell()]
      for (index, control) in controls.enumerated() {
        control.sizeToFit()
        control.frame.origin = CGPoint(x: index * 120, y: 8)
        control.accessibilityLabel = "Lamp"
        cell.contentView.addSubview(control)
      }
    }
    #expect(text.isEmpty, "\(text)")
  }

  @Test("A slider and a text field with a clear button are accepted in the size of the system")
  func heightsOfSystem() {
    func faults(height: CGFloat) -> String {
      self.faults { cell in
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: height))
        slider.accessibilityLabel = "Volume"
        let field = UITextField(frame: CGRect(x: 120, y: 0, width: 160, height: 44))
        field.placeholder = "Name"
        field.text = "Ada"
        field.clearButtonMode = .always
        cell.contentView.addSubview(slider)
        cell.contentView.addSubview(field)
      }
    }
    #expect(faults(height: 34).isEmpty, "\(faults(height: 34))")
    #expect(faults(height: 20).contains("responds to touches in 44 × 20 points"))
  }

  @Test("A small picture that responds to taps is named")
  func smallPicture() {
    func faults(side: CGFloat) -> String {
      self.faults { cell in
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        picture.isUserInteractionEnabled = true
        picture.addGestureRecognizer(UITapGestureRecognizer())
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Portrait"
        cell.contentView.addSubview(picture)
      }
    }
    #expect(faults(side: 44).isEmpty, "\(faults(side: 44))")
    let text = faults(side: 24)
    #expect(text.contains("responds to touches in 24 × 24 points; it needs 44 × 44"), "\(text)")
  }

  @Test(
    "Texts in the secondary color of the system are accepted on its backgrounds, and not on others")
  func secondaryTexts() {
    func faults(on color: UIColor) -> String {
      self.faults { cell in
        cell.contentView.backgroundColor = color
        let part = label("Details", CGRect(x: 0, y: 0, width: 100, height: 24))
        part.textColor = .secondaryLabel
        cell.contentView.addSubview(part)
      }
    }
    #expect(faults(on: .systemBackground).isEmpty, "\(faults(on: .systemBackground))")
    #expect(faults(on: .secondarySystemBackground).isEmpty)
    #expect(faults(on: .systemRed).contains("\"Details\" with its background"))
  }

  @Test("Fields for text without a label and a placeholder are named")
  func fields() {
    func faults(_ change: @escaping (UITextField, UITextView) -> Void) -> String {
      self.faults { cell in
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 140, height: 50))
        let area = UITextView(frame: CGRect(x: 150, y: 0, width: 140, height: 50))
        change(field, area)
        cell.contentView.addSubview(field)
        cell.contentView.addSubview(area)
      }
    }
    let text = faults { _, _ in }
    #expect(text.contains("no label and no placeholder: UITextField"), "\(text)")
    #expect(text.contains("no label and no placeholder: UITextView"), "\(text)")
    let named = faults { field, area in
      field.placeholder = "Name"
      area.accessibilityLabel = "Note"
    }
    #expect(named.isEmpty, "\(named)")
    let uneditable = faults { field, area in
      field.accessibilityLabel = "Name"
      area.isEditable = false
    }
    #expect(uneditable.isEmpty, "\(uneditable)")
  }
}
