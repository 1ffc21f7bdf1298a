// The numbers of features that change the style of all letters, from Core Text.
//
// Font descriptors store these features, which have no effect.

/// All features.
public let kAllTypographicFeaturesType = 0
/// All features are used.
public let kAllTypeFeaturesOnSelector = 0
/// No features are used.
public let kAllTypeFeaturesOffSelector = 1

/// The case of letters.
public let kLetterCaseType = 3
/// Letters in their own case.
public let kUpperAndLowerCaseSelector = 0
/// All letters as capitals.
public let kAllCapsSelector = 1
/// All letters as lowercase letters.
public let kAllLowerCaseSelector = 2
/// Lowercase letters as small capitals.
public let kSmallCapsSelector = 3
/// The first letter of each word as a capital.
public let kInitialCapsSelector = 4
/// The first letter of each word as a capital, and its other letters as small capitals.
public let kInitialCapsAndSmallCapsSelector = 5

/// The alternatives of letters.
public let kCharacterAlternativesType = 17
/// No alternative is used.
public let kNoAlternatesSelector = 0

/// The complexity of the letters' design, in five levels.
public let kDesignComplexityType = 18
/// The first level.
public let kDesignLevel1Selector = 0
/// The second level.
public let kDesignLevel2Selector = 1
/// The third level.
public let kDesignLevel3Selector = 2
/// The fourth level.
public let kDesignLevel4Selector = 3
/// The fifth level.
public let kDesignLevel5Selector = 4

/// The style of letters.
public let kStyleOptionsType = 19
/// The plain style.
public let kNoStyleOptionsSelector = 0
/// The style for large text.
public let kDisplayTextSelector = 1
/// Letters with outlines in them.
public let kEngravedTextSelector = 2
/// Capital letters with ornaments.
public let kIlluminatedCapsSelector = 3
/// Capital letters for titles.
public let kTitlingCapsSelector = 4
/// Capital letters that are higher than usual.
public let kTallCapsSelector = 5

/// The width of letters.
public let kTextSpacingType = 22
/// Each letter has its own width.
public let kProportionalTextSelector = 0
/// All letters have one width.
public let kMonospacedTextSelector = 1
/// Letters have half the full width.
public let kHalfWidthTextSelector = 2
/// Letters have a third of the full width.
public let kThirdWidthTextSelector = 3
/// Letters have a quarter of the full width.
public let kQuarterWidthTextSelector = 4
/// Each wide letter has its own width.
public let kAltProportionalTextSelector = 5
/// Wide letters have half the full width.
public let kAltHalfWidthTextSelector = 6
