import Foundation
import Galley
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Typical cells of apps")
struct CellDesignTests {
  private static let sizes: [(String, UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("L", .large), ("XXXL", .extraExtraExtraLarge),
    ("AX2", .accessibilityLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  @Test(
    "Typical cells have their recorded frames, at five text sizes and in both directions",
    arguments: 0..<30)
  func golden(index: Int) {
    let design = cellDesigns[index]
    inSquares {
      assertProof(of: text(of: design), as: .text, named: design.name)
    }
  }

  private func text(of design: CellDesign) -> String {
    var blocks: [String] = []
    for (size, category) in CellDesignTests.sizes {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        let name = direction == .rightToLeft ? "from the right" : "from the left"
        blocks.append("\(size) \(name)\n" + frames(of: design, category, direction))
      }
    }
    return blocks.joined(separator: "\n\n")
  }

  /// Returns the frames in a cell that is 320 points wide and has its fitting height.
  private func frames(
    of design: CellDesign, _ category: UIContentSizeCategory,
    _ direction: UITraitEnvironmentLayoutDirection
  ) -> String {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let cell = UIView(frame: rect(0, 0, 320, 44))
    controller.view.addSubview(cell)
    let bench = DesignBench()
    bench.content.frame = cell.bounds
    bench.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(bench.content)
    design.build(bench)
    controller.traitOverrides.preferredContentSizeCategory = category
    controller.traitOverrides.layoutDirection = direction
    var fitted = CGSize.zero
    let reports = Report.gathering {
      fitted = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      cell.frame.size = fitted
      controller.view.layoutIfNeeded()
    }
    #expect(reports.isEmpty, "\(design.name): \(reports)")
    #expect(fitted.width == 320)
    checkTexts(in: bench.content, design.name)
    return lines(of: bench.content, "").joined(separator: "\n")
  }

  /// Checks that labels with any number of lines are as high as their texts.
  private func checkTexts(in view: UIView, _ name: String) {
    for subview in view.subviews where !subview.isHidden {
      if let label = subview as? UILabel, label.numberOfLines == 0 {
        let height = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
        #expect(label.bounds.height >= height - 0.5, "\(name): \(label)")
      }
      checkTexts(in: subview, name)
    }
  }

  private func lines(of view: UIView, _ indent: String) -> [String] {
    func short(_ value: CGFloat) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    let frame = view.frame
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(short).joined(
      separator: " ")
    let says = (view as? UILabel)?.text.map { " \"\($0.prefix(12))\"" } ?? ""
    let hidden = view.isHidden ? " hidden" : ""
    return ["\(indent)\(type(of: view)) \(place)\(says)\(hidden)"]
      + view.subviews.flatMap { lines(of: $0, indent + "  ") }
  }
}
