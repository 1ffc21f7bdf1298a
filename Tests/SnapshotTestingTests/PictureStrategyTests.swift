import Foundation
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite("A snapshot as a picture")
struct PictureStrategyTests {
  private func picture<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage {
    var image = UIImage()
    strategy.snapshot(value).run { image = $0 }
    return image
  }

  private func square(_ color: UIColor, _ spot: UIColor? = nil) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      spot?.setFill()
      if spot != nil { context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
  }

  @Test("Pictures are compared exactly unless a precision is given")
  func precision() {
    let (plain, spotted) = (square(.white), square(.white, .black))
    #expect(Diffing.image.diff(plain, plain) == nil)
    #expect(
      Diffing.image.diff(plain, spotted)?.0 == "Newly-taken snapshot does not match reference.")
    #expect(Diffing.image(precision: 0.99).diff(plain, spotted) == nil)
    #expect(
      Diffing.image(precision: 0.999).diff(plain, spotted)?.0.hasPrefix("Actual image precision")
        == true)
    #expect(
      Diffing.image.diff(plain, spotted)?.1.map(\.name) == [
        "reference.png", "failure.png", "difference.png",
      ])
    let small = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    #expect(Diffing.image.diff(plain, small)?.0.contains("does not match the reference") == true)
    #expect(Diffing.image.diff(plain, UIImage())?.0 == "Newly-taken snapshot is empty.")
  }

  @Test("With a perceptual precision, colors that look the same are equal")
  func perceptual() {
    let gray = square(UIColor(white: 0.5, alpha: 1))
    let near = square(UIColor(white: 0.504, alpha: 1))
    #expect(Diffing.image.diff(gray, near) != nil)
    #expect(Diffing.image(perceptualPrecision: 0.98).diff(gray, near) == nil)
    let message = Diffing.image(perceptualPrecision: 0.98).diff(square(.white), square(.black))?.0
    #expect(
      message?.contains("The lowest perceptual color precision 0") == true, "\(message ?? "")")
  }

  @Test("A picture of a view has its size or a given one, and does not change the view")
  func views() {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 10))
    view.backgroundColor = .red
    #expect(picture(view, .image).size == CGSize(width: 20, height: 10))
    #expect(picture(view, .image).scale == 2)
    #expect(view.frame == CGRect(x: 3, y: 4, width: 20, height: 10))
    #expect(view.window == nil)
    #expect(
      picture(view, .image(size: CGSize(width: 40, height: 30))).size
        == CGSize(width: 40, height: 30))
    let dark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dark.backgroundColor = .systemBackground
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])
    let image = picture(dark, .image(traits: traits))
    #expect(image.scale == 3)
    #expect(
      Diffing.image.diff(
        square(.black),
        picture(
          dark,
          .image(
            traits: UITraitCollection(traitsFrom: [
              UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            ])))) == nil)
  }

  @Test("A picture of a controller has the size and the safe area of the device")
  func controllers() {
    final class Controller: UIViewController {
      var told: [String] = []
      var insets = UIEdgeInsets.zero
      override func viewWillAppear(_ animated: Bool) { told.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { told.append("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { told.append("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { told.append("didDisappear") }
      override func viewDidLayoutSubviews() { insets = view.safeAreaInsets }
    }
    let controller = Controller()
    #expect(picture(controller, .image(on: .iPhone13)).size == CGSize(width: 390, height: 844))
    #expect(controller.insets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let inTurn = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
    #expect(controller.told == inTurn)
    #expect(controller.parent == nil && controller.view.window == nil)
    #expect(
      picture(controller, .image(on: .iPhone13, size: CGSize(width: 100, height: 50))).size
        == CGSize(width: 100, height: 50))
    #expect(controller.told == inTurn + inTurn)
    #expect(
      picture(Controller(), .image(size: CGSize(width: 30, height: 20))).size
        == CGSize(width: 30, height: 20))
  }

  @Test("A picture of an empty view is empty, and the comparison fails")
  func empty() {
    let image = picture(UIView(), .image)
    #expect(Diffing.image.diff(square(.white), image)?.0 == "Newly-taken snapshot is empty.")
  }

  @Test("Layers, paths and images have pictures")
  func others() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 12, height: 6)
    layer.backgroundColor = UIColor.green.cgColor
    #expect(picture(layer, .image).size == CGSize(width: 12, height: 6))
    let path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 8, height: 8))
    #expect(picture(path, .image).size == CGSize(width: 8, height: 8))
    #expect(picture(path, .image(scale: 3)).scale == 3)
    #expect(picture(path.cgPath, .image).size == CGSize(width: 8, height: 8))
    let image = square(.red)
    #expect(picture(image, .image) === image)
  }
}

@Suite("A device of snapshots")
struct ViewImageConfigTests {
  @Test(
    "A device has the size and the safe area that recorded snapshots have",
    arguments: [
      ("Se", .iPhoneSe, 320, 568, 20, 0), ("8", .iPhone8, 375, 667, 20, 0),
      ("8 Plus", .iPhone8Plus, 414, 736, 20, 0), ("X", .iPhoneX, 375, 812, 44, 34),
      ("Xs Max", .iPhoneXsMax, 414, 896, 44, 34), ("Xr", .iPhoneXr, 414, 896, 44, 34),
      ("12", .iPhone12, 390, 844, 47, 34), ("12 Pro", .iPhone12Pro, 390, 844, 47, 34),
      ("12 Pro Max", .iPhone12ProMax, 428, 926, 47, 34), ("13", .iPhone13, 390, 844, 47, 34),
      ("13 mini", .iPhone13Mini, 375, 812, 50, 34), ("13 Pro", .iPhone13Pro, 390, 844, 47, 34),
      ("13 Pro Max", .iPhone13ProMax, 428, 926, 47, 34), ("iPad mini", .iPadMini, 1024, 768, 20, 0),
      ("iPad 9.7", .iPad9_7, 1024, 768, 20, 0), ("iPad 10.2", .iPad10_2, 1080, 810, 20, 0),
      ("iPad Pro 10.5", .iPadPro10_5, 1112, 834, 20, 0),
      ("iPad Pro 11", .iPadPro11, 1194, 834, 24, 20),
      ("iPad Pro 12.9", .iPadPro12_9, 1366, 1024, 20, 0),
    ] as [(String, ViewImageConfig, CGFloat, CGFloat, CGFloat, CGFloat)])
  func sizes(
    name: String, config: ViewImageConfig, width: CGFloat, height: CGFloat, top: CGFloat,
    bottom: CGFloat
  ) {
    #expect(config.size == CGSize(width: width, height: height))
    #expect(config.safeArea == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test("A device can be in landscape orientation, and can show a split view")
  func sideways() {
    let phone = ViewImageConfig.iPhone13ProMax(.landscape)
    #expect(phone.size == CGSize(width: 926, height: 428))
    #expect(phone.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(phone.traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhoneSe(.landscape).safeArea == .zero)
    #expect(UITraitCollection.iPhoneXr(.portrait).forceTouchCapability == .unavailable)
    #expect(UITraitCollection.iPhone13(.landscape).verticalSizeClass == .compact)
    let half = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
    #expect(half.size?.width == 678)
    #expect(half.traits == .iPadPro12_9)
    #expect(
      ViewImageConfig.iPadPro11(.landscape(splitView: .oneHalf)).traits
        == .iPadPro11_Compact_SplitView)
    #expect(ViewImageConfig.iPadMini(.portrait(splitView: .twoThirds)).size?.width == 438)
    #expect(ViewImageConfig.tv.size?.width == 1920)
  }
}
