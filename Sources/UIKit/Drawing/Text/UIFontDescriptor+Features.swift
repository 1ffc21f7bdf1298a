import Foundation

// Features of fonts, under the names and numbers of Core Text.

extension UIFontDescriptor {
  /// A key of a feature in `featureSettings`.
  ///
  ///     descriptor.addingAttributes([
  ///       .featureSettings: [[
  ///         UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
  ///         .selector: kMonospacedNumbersSelector,
  ///       ]]
  ///     ])
  ///
  /// - Differs: The spacing of numbers is drawn. Other features are stored without effect.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name that the system uses.
    public let rawValue: String

    /// Creates a key from the name that the system uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the feature's setting.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The old name of `type`.
    public static let featureIdentifier = type
    /// The old name of `selector`.
    public static let typeIdentifier = selector
  }
}

/// The width of digits.
public let kNumberSpacingType = 6
/// All digits have one width.
public let kMonospacedNumbersSelector = 0
/// Each digit has its own width.
public let kProportionalNumbersSelector = 1
/// Digits have a third of the width of a letter.
public let kThirdWidthNumbersSelector = 2
/// Digits have a quarter of the width of a letter.
public let kQuarterWidthNumbersSelector = 3
/// The height of digits.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capital letters.
public let kUpperCaseNumbersSelector = 1
/// The form of lowercase letters.
public let kLowerCaseType = 37
/// Lowercase letters in their own form.
public let kDefaultLowerCaseSelector = 0
/// Lowercase letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Lowercase letters as petite capitals.
public let kLowerCasePetiteCapsSelector = 2
/// The form of capital letters.
public let kUpperCaseType = 38
/// Capital letters in their own form.
public let kDefaultUpperCaseSelector = 0
/// Capital letters as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Capital letters as petite capitals.
public let kUpperCasePetiteCapsSelector = 2
/// The form of fractions.
public let kFractionsType = 11
/// Fractions are digits around a slash.
public let kNoFractionsSelector = 0
/// Fractions have a horizontal bar.
public let kVerticalFractionsSelector = 1
/// Fractions have a diagonal bar.
public let kDiagonalFractionsSelector = 2
/// The vertical position of letters.
public let kVerticalPositionType = 10
/// Letters stand on the baseline.
public let kNormalPositionSelector = 0
/// Letters are superscripts.
public let kSuperiorsSelector = 1
/// Letters are subscripts.
public let kInferiorsSelector = 2
/// Letters after numbers are ordinals.
public let kOrdinalsSelector = 3
/// Letters are subscripts of formulas.
public let kScientificInferiorsSelector = 4
/// The stylistic sets.
public let kStylisticAlternativesType = 35
/// No stylistic set is used.
public let kNoStylisticAlternatesSelector = 0
/// The stylistic set 1 is used.
public let kStylisticAltOneOnSelector = 2
/// The stylistic set 1 is not used.
public let kStylisticAltOneOffSelector = 3
/// The stylistic set 2 is used.
public let kStylisticAltTwoOnSelector = 4
/// The stylistic set 2 is not used.
public let kStylisticAltTwoOffSelector = 5
/// The stylistic set 3 is used.
public let kStylisticAltThreeOnSelector = 6
/// The stylistic set 3 is not used.
public let kStylisticAltThreeOffSelector = 7
/// The stylistic set 4 is used.
public let kStylisticAltFourOnSelector = 8
/// The stylistic set 4 is not used.
public let kStylisticAltFourOffSelector = 9
/// The stylistic set 5 is used.
public let kStylisticAltFiveOnSelector = 10
/// The stylistic set 5 is not used.
public let kStylisticAltFiveOffSelector = 11
/// The stylistic set 6 is used.
public let kStylisticAltSixOnSelector = 12
/// The stylistic set 6 is not used.
public let kStylisticAltSixOffSelector = 13
/// The stylistic set 7 is used.
public let kStylisticAltSevenOnSelector = 14
/// The stylistic set 7 is not used.
public let kStylisticAltSevenOffSelector = 15
/// The stylistic set 8 is used.
public let kStylisticAltEightOnSelector = 16
/// The stylistic set 8 is not used.
public let kStylisticAltEightOffSelector = 17
/// The stylistic set 9 is used.
public let kStylisticAltNineOnSelector = 18
/// The stylistic set 9 is not used.
public let kStylisticAltNineOffSelector = 19
/// The stylistic set 10 is used.
public let kStylisticAltTenOnSelector = 20
/// The stylistic set 10 is not used.
public let kStylisticAltTenOffSelector = 21
/// The stylistic set 11 is used.
public let kStylisticAltElevenOnSelector = 22
/// The stylistic set 11 is not used.
public let kStylisticAltElevenOffSelector = 23
/// The stylistic set 12 is used.
public let kStylisticAltTwelveOnSelector = 24
/// The stylistic set 12 is not used.
public let kStylisticAltTwelveOffSelector = 25
/// The stylistic set 13 is used.
public let kStylisticAltThirteenOnSelector = 26
/// The stylistic set 13 is not used.
public let kStylisticAltThirteenOffSelector = 27
/// The stylistic set 14 is used.
public let kStylisticAltFourteenOnSelector = 28
/// The stylistic set 14 is not used.
public let kStylisticAltFourteenOffSelector = 29
/// The stylistic set 15 is used.
public let kStylisticAltFifteenOnSelector = 30
/// The stylistic set 15 is not used.
public let kStylisticAltFifteenOffSelector = 31
/// The stylistic set 16 is used.
public let kStylisticAltSixteenOnSelector = 32
/// The stylistic set 16 is not used.
public let kStylisticAltSixteenOffSelector = 33
/// The stylistic set 17 is used.
public let kStylisticAltSeventeenOnSelector = 34
/// The stylistic set 17 is not used.
public let kStylisticAltSeventeenOffSelector = 35
/// The stylistic set 18 is used.
public let kStylisticAltEighteenOnSelector = 36
/// The stylistic set 18 is not used.
public let kStylisticAltEighteenOffSelector = 37
/// The stylistic set 19 is used.
public let kStylisticAltNineteenOnSelector = 38
/// The stylistic set 19 is not used.
public let kStylisticAltNineteenOffSelector = 39
/// The stylistic set 20 is used.
public let kStylisticAltTwentyOnSelector = 40
/// The stylistic set 20 is not used.
public let kStylisticAltTwentyOffSelector = 41
