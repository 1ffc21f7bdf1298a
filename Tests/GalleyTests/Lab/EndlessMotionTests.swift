import Galley
import Testing
import UIKit

@MainActor
@Suite("Endless animations in the list lab", .walksInProcess)
struct EndlessMotionTests {
  /// The animated view in each cell.
  enum Motion: CaseIterable {
    case spinner
    case spinnerOfButton
    case images
    case animatedImage
    case layerAnimation
    case viewAnimation
  }

  private func add(_ motion: Motion, to cell: FilledTable.Cell) {
    guard cell.part == nil else { return }
    let frame = CGRect(x: 200, y: 10, width: 40, height: 40)
    let images = ["star", "trash", "heart"].compactMap { UIImage(systemName: $0) }
    let part: UIView
    switch motion {
    case .spinner:
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      part = spinner
    case .spinnerOfButton:
      let button = UIButton(configuration: .plain())
      button.configuration?.showsActivityIndicator = true
      part = button
    case .images:
      let picture = UIImageView()
      (picture.animationImages, picture.animationDuration) = (images, 0.5)
      picture.startAnimating()
      part = picture
    case .animatedImage:
      part = UIImageView(image: UIImage.animatedImage(with: images, duration: 0.5))
    case .layerAnimation:
      part = UIView()
      part.backgroundColor = .red
      let pulse = CABasicAnimation(keyPath: "backgroundColor")
      pulse.toValue = UIColor.blue.cgColor
      (pulse.duration, pulse.repeatCount) = (0.7, .infinity)
      part.layer.add(pulse, forKey: "pulse")
    case .viewAnimation:
      part = UIView()
      part.backgroundColor = .red
    }
    part.frame = frame
    cell.contentView.addSubview(part)
    cell.part = part
    guard motion == .viewAnimation else { return }
    UIView.animate(withDuration: 0.7, delay: 0, options: [.repeat, .autoreverse]) {
      part.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
  }

  private let steps: [LabStep] = [.wait(0.3), .update(1), .wait(0.2), .rest]

  @Test("An endless animation is no difference from a fresh screen", arguments: Motion.allCases)
  func right(motion: Motion) {
    let text = ListLab.fuzzing(
      FilledTable.screen { cell, _, _ in add(motion, to: cell) }, replaying: steps)
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("An endless animation that goes on in a reused cell is found")
  func notStopped() throws {
    let screen = FilledTable.screen { cell, number, _ in
      let spinner = cell.part as? UIActivityIndicatorView ?? UIActivityIndicatorView(style: .medium)
      if cell.part == nil { cell.contentView.addSubview(spinner) }
      cell.part = spinner
      if number == 1 { spinner.startAnimating() }
    }
    let text = try #require(ListLab.fuzzing(screen, replaying: steps))
    #expect(
      text.contains("(UIActivityIndicatorView): isHidden is false instead of true"), "\(text)")
  }

  @Test("An endless animation with another color is found")
  func otherColor() throws {
    let screen = FilledTable.screen { cell, number, _ in
      let spinner = cell.part as? UIActivityIndicatorView ?? UIActivityIndicatorView(style: .medium)
      if cell.part == nil { cell.contentView.addSubview(spinner) }
      cell.part = spinner
      spinner.startAnimating()
      if number == 1 { spinner.color = .red }
    }
    let text = try #require(ListLab.fuzzing(screen, replaying: steps))
    #expect(text.contains("(UIActivityIndicatorView): color is"), "\(text)")
  }

  @Test("An endless animation of a label does not hide the text of another row")
  func staleText() throws {
    let screen = FilledTable.screen { cell, number, _ in
      guard cell.part == nil else { return }
      let label = UILabel(frame: CGRect(x: 200, y: 10, width: 80, height: 30))
      label.text = "new \(number)"
      let pulse = CABasicAnimation(keyPath: "opacity")
      (pulse.toValue, pulse.duration, pulse.repeatCount) = (0.2, 0.7, .infinity)
      label.layer.add(pulse, forKey: "pulse")
      cell.contentView.addSubview(label)
      cell.part = label
    }
    let text = try #require(ListLab.fuzzing(screen, replaying: steps))
    #expect(text.contains("(UILabel): text is"), "\(text)")
  }
}
