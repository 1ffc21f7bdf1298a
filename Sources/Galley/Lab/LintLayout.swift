import Foundation
import GalleyUIKit

/// The faults that `lintLayout` looks for.
public struct LayoutFaults: OptionSet, Hashable, Sendable {
  /// The bits of the faults.
  public let rawValue: Int

  /// Creates a set of faults from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Texts that are truncated with an ellipsis, whose last lines are not shown, or whose lines are
  /// clipped.
  public static let cutOffTexts = LayoutFaults(rawValue: 1 << 0)
  /// Views that draw outside of their cell.
  public static let outsideOfCells = LayoutFaults(rawValue: 1 << 1)
  /// Texts in one cell that overlap.
  public static let overlappingTexts = LayoutFaults(rawValue: 1 << 2)
  /// Views in cells whose constraints allow more than one position.
  public static let ambiguousConstraints = LayoutFaults(rawValue: 1 << 3)
  /// Reports that UIKit makes, of conflicting constraints or of self-sizing cells whose size never
  /// settles.
  public static let reports = LayoutFaults(rawValue: 1 << 4)
  /// Estimates that are far from the sizes measured with usual text, so that scroll bars and
  /// offsets jump.
  public static let estimates = LayoutFaults(rawValue: 1 << 5)
  /// Cells that are higher than the screen.
  public static let hugeCells = LayoutFaults(rawValue: 1 << 6)
  /// Views in cells that stay on their side from right to left, although views beside them change
  /// sides.
  ///
  /// The frames of such views, or their left and right constraints, ignore the layout direction.
  public static let fixedSides = LayoutFaults(rawValue: 1 << 7)
  /// All faults.
  public static let all: LayoutFaults = [
    .cutOffTexts, .outsideOfCells, .overlappingTexts, .ambiguousConstraints, .reports, .estimates,
    .hugeCells, .fixedSides,
  ]
}

/// Fails if the layout of a screen has faults on some device, at some size of text, in some
/// language, or from right to left.
///
///     lintLayout { FeedViewController(posts: posts) }
///     lintLayout(for: [.cutOffTexts, .overlappingTexts]) { FeedViewController(posts: posts) }
///
/// The screen is shown in four sizes, with usual and with large text, from left to right and from
/// right to left, and its lists are scrolled from start to end. If the app has other texts in German
/// or Arabic, it is shown in these languages, too. Outside of lists, the function looks only for
/// texts that are cut off. Each fault is listed once, with the first case that shows it.
///
/// - Parameters:
///   - faults: The faults to look for.
///   - sizes: The sizes of the window.
///   - languages: The languages in which the screen is shown, besides the usual language. A language
///     in which the screen shows the usual texts is left out.
///   - settle: Called while the screen settles, to finish pending work, such as the requests of the
///     test's loader.
///   - make: Makes the screen. Called for each case.
@MainActor
public func lintLayout(
  for faults: LayoutFaults = .all,
  in sizes: [CGSize] = [
    CGSize(width: 375, height: 667), CGSize(width: 320, height: 568),
    CGSize(width: 430, height: 932), CGSize(width: 667, height: 375),
  ], languages: [GalleyLanguage] = ["de", "ar"], settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: () -> UIViewController
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let lines = ListLab.layoutFaults(
    for: faults, in: sizes, languages: languages, settle: settle, make)
  if !lines.isEmpty { place.fail("The layout is not right.\n" + lines.joined(separator: "\n")) }
}

extension ListLab {
  /// Returns a line for each layout fault.
  package static func layoutFaults(
    for faults: LayoutFaults = .all, in sizes: [CGSize] = [CGSize(width: 375, height: 667)],
    languages: [GalleyLanguage] = ["de", "ar"], settle: @escaping () -> Void = {},
    _ make: () -> UIViewController
  ) -> [String] {
    guard !isInChild else { return [] }
    var search = FaultSearch(faults: faults)
    for isLarge in [false, true] {
      for isRightToLeft in [false, true] {
        for size in sizes {
          let surroundings = Surroundings(
            size: size, isLarge: isLarge, isRightToLeft: isRightToLeft)
          search.look(at: surroundings, settle, make)
        }
      }
      search.forgetSides()
    }
    for language in search.differing(languages, sizes[0], settle, make) {
      for isLarge in [false, true] {
        for size in sizes {
          let surroundings = Surroundings(size: size, isLarge: isLarge, language: language)
          search.look(at: surroundings, settle, make)
        }
      }
    }
    return search.lines
  }
}
