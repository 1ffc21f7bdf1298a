import Foundation
import GalleyUIKit

extension Screen.Device {
  /// All models of iPhone and iPad since the first iPhone SE, in portrait orientation.
  ///
  /// - Unverified: the safe areas and corners of models from 2025 on.
  public static let models: [Screen.Device] = rows.flatMap { row in row.names.map { row.device($0) }
  }

  /// One device for each size and safe area, in portrait orientation: the first model with this
  /// size and safe area.
  public static let all: [Screen.Device] = rows.map { $0.device($0.names[0]) }

  /// One phone of each size and safe area.
  public static let phones: [Screen.Device] = all.filter { $0.idiom == .phone }

  /// One tablet of each size and safe area.
  public static let pads: [Screen.Device] = all.filter { $0.idiom == .pad }

  /// The default phone: an iPhone 13, of 390 × 844 points.
  public static let phone = known("iPhone 13")

  /// The smallest phone: the first iPhone SE, of 320 × 568 points.
  public static let smallPhone = known("iPhone SE")

  /// The largest phone: an iPhone 17 Pro Max, of 440 × 956 points.
  public static let largePhone = known("iPhone 17 Pro Max")

  /// A tablet: an iPad Air of 11 inches, of 820 × 1180 points.
  public static let pad = known("iPad Air 11")

  /// Returns the model with a name, such as `iPhone 16 Pro`; `nil` if there is none.
  public static func named(_ name: String) -> Screen.Device? { models.first { $0.name == name } }

  private static func known(_ name: String) -> Screen.Device {
    guard let device = named(name) else {
      preconditionFailure("Device.known: there is no \(name) in the table")
    }
    return device
  }

  /// The models that share a size.
  private struct Row {
    var names: [String]
    var size: CGSize
    var scale: CGFloat
    var idiom: UIUserInterfaceIdiom
    var top: CGFloat
    var bottom: CGFloat
    /// The insets at the left and the right edge and at the bottom, in landscape orientation.
    ///
    /// A tablet has the same insets as in portrait orientation.
    var side: CGFloat
    var sidewaysBottom: CGFloat
    var corner: CGFloat
    var isRegularInLandscape: Bool

    func device(_ name: String) -> Screen.Device {
      let isPad = idiom == .pad
      var device = Screen.Device(
        name: name, size: size, scale: scale, idiom: idiom,
        portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        landscapeSafeArea: UIEdgeInsets(
          top: isPad ? top : 0, left: side, bottom: isPad ? bottom : sidewaysBottom, right: side),
        cornerRadius: corner)
      device.isRegularInLandscape = isRegularInLandscape
      return device
    }
  }

  private static func phones(
    _ names: String..., size: (CGFloat, CGFloat), scale: CGFloat = 3, top: CGFloat, corner: CGFloat,
    isRegular: Bool = false
  ) -> Row {
    // A phone with round corners has a home indicator. In landscape orientation, its top inset is
    // at the left and the right edge.
    let isRound = corner > 0
    return Row(
      names: names, size: CGSize(width: size.0, height: size.1), scale: scale, idiom: .phone,
      top: top, bottom: isRound ? 34 : 0, side: isRound ? top : 0,
      sidewaysBottom: isRound ? 21 : 0, corner: corner, isRegularInLandscape: isRegular)
  }

  private static func pads(_ names: String..., size: (CGFloat, CGFloat), corner: CGFloat) -> Row {
    let isRound = corner > 0
    return Row(
      names: names, size: CGSize(width: size.0, height: size.1), scale: 2, idiom: .pad,
      top: isRound ? 24 : 20, bottom: isRound ? 20 : 0, side: 0, sidewaysBottom: 0, corner: corner,
      isRegularInLandscape: true)
  }

  private static let rows: [Row] = [
    phones("iPhone SE", size: (320, 568), scale: 2, top: 20, corner: 0),
    phones(
      "iPhone 8", "iPhone 6s", "iPhone 7", "iPhone SE 2", "iPhone SE 3", size: (375, 667), scale: 2,
      top: 20, corner: 0),
    phones(
      "iPhone 8 Plus", "iPhone 6s Plus", "iPhone 7 Plus", size: (414, 736), top: 20, corner: 0,
      isRegular: true),
    phones("iPhone X", "iPhone Xs", "iPhone 11 Pro", size: (375, 812), top: 44, corner: 39),
    phones(
      "iPhone Xs Max", "iPhone 11 Pro Max", size: (414, 896), top: 44, corner: 39, isRegular: true),
    phones(
      "iPhone 11", "iPhone Xr", size: (414, 896), scale: 2, top: 48, corner: 41.5, isRegular: true),
    phones("iPhone 13 mini", "iPhone 12 mini", size: (375, 812), top: 50, corner: 44),
    phones(
      "iPhone 13", "iPhone 12", "iPhone 12 Pro", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      size: (390, 844), top: 47, corner: 47.33),
    phones(
      "iPhone 13 Pro Max", "iPhone 12 Pro Max", "iPhone 14 Plus", size: (428, 926), top: 47,
      corner: 53.33, isRegular: true),
    phones(
      "iPhone 16", "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", size: (393, 852), top: 59,
      corner: 55),
    phones(
      "iPhone 16 Plus", "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max",
      size: (430, 932),
      top: 59, corner: 55, isRegular: true),
    phones(
      "iPhone 17", "iPhone 16 Pro", "iPhone 17 Pro", size: (402, 874), top: 62, corner: 62),
    phones("iPhone Air", size: (420, 912), top: 68, corner: 62, isRegular: true),
    phones(
      "iPhone 17 Pro Max", "iPhone 16 Pro Max", size: (440, 956), top: 62, corner: 62,
      isRegular: true),
    pads(
      "iPad 9.7", "iPad mini 4", "iPad mini 5", "iPad 5", "iPad 6", size: (768, 1_024), corner: 0),
    pads("iPad 10.2", "iPad 7", "iPad 8", "iPad 9", size: (810, 1_080), corner: 0),
    pads("iPad Pro 10.5", "iPad Air 3", size: (834, 1_112), corner: 0),
    pads("iPad Pro 12.9 2", "iPad Pro 12.9 1", size: (1_024, 1_366), corner: 0),
    pads("iPad mini 6", "iPad mini 7", size: (744, 1_133), corner: 21.5),
    pads(
      "iPad Air 11", "iPad Air 4", "iPad Air 5", "iPad 10", "iPad 11", size: (820, 1_180),
      corner: 18),
    pads("iPad Pro 11", size: (834, 1_194), corner: 18),
    pads("iPad Pro 11 M4", "iPad Pro 11 M5", size: (834, 1_210), corner: 30),
    pads("iPad Pro 12.9", "iPad Air 13", size: (1_024, 1_366), corner: 18),
    pads("iPad Pro 13", size: (1_032, 1_376), corner: 30),
  ]
}
