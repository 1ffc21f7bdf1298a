import GalleyDrawing
import TestSupport
import Testing

@testable import GalleyUIKit

/// A view that changes another view while it is drawn.
private final class MeddlingView: UIView {
  weak var other: UIView?

  override func draw(_ rect: CGRect) {
    other?.backgroundColor = .red
  }
}

extension CALayer {
  /// Records the layer again, with all sublayers and masks.
  fileprivate func recordAnew() -> DisplayList {
    forgetRecordings()
    return recordInside()
  }

  private func forgetRecordings() {
    recorded = nil
    mask?.forgetRecordings()
    for layer in sublayers ?? [] { layer.forgetRecordings() }
  }
}

@MainActor @Suite("Kept recordings of layers")
struct KeptRecordingsTests {
  @Test("A view that is changed while a sibling is drawn is drawn again after later changes")
  func changedWhileDrawing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: root.bounds)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.backgroundColor = .blue
    let meddling = MeddlingView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
    meddling.other = other
    root.addSubview(middle)
    middle.addSubview(other)
    middle.addSubview(meddling)

    _ = root.layer.recordInside()
    #expect(root.layer.recordInside() == root.layer.recordAnew())
    other.backgroundColor = .green
    #expect(root.layer.recordInside() == root.layer.recordAnew())
    #expect(root.layer.recorded != nil, "without changes, the recording is kept")
  }

  @Test("After random changes, kept recordings of layers are those of layers recorded anew")
  func random() {
    withSeededRandom("kept recordings", steps: 60) { random in
      let layers = (0..<10).map { _ in CALayer() }
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      for layer in layers {
        layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        layer.backgroundColor = UIColor.blue.cgColor
        root.addSublayer(layer)
      }
      for _ in 0..<30 {
        change(layers.randomElement(using: &random)!, of: layers, in: root, using: &random)
        guard Bool.random(using: &random) else { continue }
        let kept = root.recordInside()
        #expect(kept == root.recordAnew())
      }
    }
  }

  /// Changes a property of a layer, or its place in the tree.
  private func change(
    _ layer: CALayer, of layers: [CALayer], in root: CALayer, using random: inout SeededRandom
  ) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      layer.backgroundColor = UIColor(white: .random(in: 0...1, using: &random), alpha: 1).cgColor
    case 1: layer.frame.origin.x += 1
    case 2: layer.bounds.size.width += 1
    case 3: layer.isHidden.toggle()
    case 4: layer.opacity = [0, 0.5, 1].randomElement(using: &random)!
    case 5: layer.cornerRadius += 1
    case 6: layer.zPosition = CGFloat(Int.random(in: -2...2, using: &random))
    case 7:
      let superlayers = [root] + layers.filter { !$0.isInside(layer) }
      superlayers.randomElement(using: &random)!.addSublayer(layer)
    default:
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      mask.backgroundColor = UIColor.black.cgColor
      layer.mask = layer.mask == nil ? mask : nil
      mask.cornerRadius = 2
    }
  }
}

extension CALayer {
  /// Whether the layer is another layer, or lies inside of it.
  fileprivate func isInside(_ other: CALayer) -> Bool {
    self === other || superlayer?.isInside(other) == true
  }
}
