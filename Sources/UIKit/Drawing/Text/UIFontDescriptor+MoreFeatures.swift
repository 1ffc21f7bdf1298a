// The numbers of further features, from Core Text.
//
// They are stored in font descriptors and have no effect.

/// The ligatures.
public let kLigaturesType = 1
/// Required ligatures are used.
public let kRequiredLigaturesOnSelector = 0
/// Required ligatures are not used.
public let kRequiredLigaturesOffSelector = 1
/// Common ligatures are used.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures are not used.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures are used.
public let kRareLigaturesOnSelector = 4
/// Rare ligatures are not used.
public let kRareLigaturesOffSelector = 5
/// Logos are used.
public let kLogosOnSelector = 6
/// Logos are not used.
public let kLogosOffSelector = 7
/// Pictures in place of words are used.
public let kRebusPicturesOnSelector = 8
/// Pictures in place of words are not used.
public let kRebusPicturesOffSelector = 9
/// Ligatures of vowels are used.
public let kDiphthongLigaturesOnSelector = 10
/// Ligatures of vowels are not used.
public let kDiphthongLigaturesOffSelector = 11
/// Ligatures in a square are used.
public let kSquaredLigaturesOnSelector = 12
/// Ligatures in a square are not used.
public let kSquaredLigaturesOffSelector = 13
/// Abbreviations in a square are used.
public let kAbbrevSquaredLigaturesOnSelector = 14
/// Abbreviations in a square are not used.
public let kAbbrevSquaredLigaturesOffSelector = 15
/// Ligatures that are symbols are used.
public let kSymbolLigaturesOnSelector = 16
/// Ligatures that are symbols are not used.
public let kSymbolLigaturesOffSelector = 17
/// Ligatures that depend on the letters around them are used.
public let kContextualLigaturesOnSelector = 18
/// Ligatures that depend on the letters around them are not used.
public let kContextualLigaturesOffSelector = 19
/// Historical ligatures are used.
public let kHistoricalLigaturesOnSelector = 20
/// Historical ligatures are not used.
public let kHistoricalLigaturesOffSelector = 21

/// The letters that depend on those around them.
public let kContextualAlternatesType = 36
/// Letters that depend on those around them are used.
public let kContextualAlternatesOnSelector = 0
/// Letters that depend on those around them are not used.
public let kContextualAlternatesOffSelector = 1
/// Letters with flourishes are used.
public let kSwashAlternatesOnSelector = 2
/// Letters with flourishes are not used.
public let kSwashAlternatesOffSelector = 3
/// Letters with flourishes that depend on those around them are used.
public let kContextualSwashAlternatesOnSelector = 4
/// Letters with flourishes that depend on those around them are not used.
public let kContextualSwashAlternatesOffSelector = 5

/// The flourishes.
public let kSmartSwashType = 8
/// Flourishes at the beginning of words are used.
public let kWordInitialSwashesOnSelector = 0
/// Flourishes at the beginning of words are not used.
public let kWordInitialSwashesOffSelector = 1
/// Flourishes at the end of words are used.
public let kWordFinalSwashesOnSelector = 2
/// Flourishes at the end of words are not used.
public let kWordFinalSwashesOffSelector = 3
/// Flourishes at the beginning of lines are used.
public let kLineInitialSwashesOnSelector = 4
/// Flourishes at the beginning of lines are not used.
public let kLineInitialSwashesOffSelector = 5
/// Flourishes at the end of lines are used.
public let kLineFinalSwashesOnSelector = 6
/// Flourishes at the end of lines are not used.
public let kLineFinalSwashesOffSelector = 7
/// Flourishes within words are used.
public let kNonFinalSwashesOnSelector = 8
/// Flourishes within words are not used.
public let kNonFinalSwashesOffSelector = 9

/// The replacements of signs.
public let kTypographicExtrasType = 14
/// Em dashes in place of two hyphens are used.
public let kHyphensToEmDashOnSelector = 0
/// Em dashes in place of two hyphens are not used.
public let kHyphensToEmDashOffSelector = 1
/// En dashes in place of hyphens are used.
public let kHyphenToEnDashOnSelector = 2
/// En dashes in place of hyphens are not used.
public let kHyphenToEnDashOffSelector = 3
/// Zeros with a slash are used.
public let kSlashedZeroOnSelector = 4
/// Zeros with a slash are not used.
public let kSlashedZeroOffSelector = 5
/// One sign in place of a question mark and an exclamation mark are used.
public let kFormInterrobangOnSelector = 6
/// One sign in place of a question mark and an exclamation mark are not used.
public let kFormInterrobangOffSelector = 7
/// Quotation marks that are curved are used.
public let kSmartQuotesOnSelector = 8
/// Quotation marks that are curved are not used.
public let kSmartQuotesOffSelector = 9
/// One sign in place of three periods are used.
public let kPeriodsToEllipsisOnSelector = 10
/// One sign in place of three periods are not used.
public let kPeriodsToEllipsisOffSelector = 11

/// The replacements of signs in formulas.
public let kMathematicalExtrasType = 15
/// Minus signs in place of hyphens are used.
public let kHyphenToMinusOnSelector = 0
/// Minus signs in place of hyphens are not used.
public let kHyphenToMinusOffSelector = 1
/// Multiplication signs in place of asterisks are used.
public let kAsteriskToMultiplyOnSelector = 2
/// Multiplication signs in place of asterisks are not used.
public let kAsteriskToMultiplyOffSelector = 3
/// Division signs in place of slashes are used.
public let kSlashToDivideOnSelector = 4
/// Division signs in place of slashes are not used.
public let kSlashToDivideOffSelector = 5
/// Ligatures of inequalities are used.
public let kInequalityLigaturesOnSelector = 6
/// Ligatures of inequalities are not used.
public let kInequalityLigaturesOffSelector = 7
/// Exponents are used.
public let kExponentsOnSelector = 8
/// Exponents are not used.
public let kExponentsOffSelector = 9
/// The mathematical forms of Greek letters are used.
public let kMathematicalGreekOnSelector = 10
/// The mathematical forms of Greek letters are not used.
public let kMathematicalGreekOffSelector = 11

/// The forms of signs that depend on the case.
public let kCaseSensitiveLayoutType = 33
/// Signs at the height of capital letters are used.
public let kCaseSensitiveLayoutOnSelector = 0
/// Signs at the height of capital letters are not used.
public let kCaseSensitiveLayoutOffSelector = 1
/// Spaces that fit capital letters are used.
public let kCaseSensitiveSpacingOnSelector = 2
/// Spaces that fit capital letters are not used.
public let kCaseSensitiveSpacingOffSelector = 3

/// The forms of signs in vertical text.
public let kVerticalSubstitutionType = 4
/// Forms for vertical text are used.
public let kSubstituteVerticalFormsOnSelector = 0
/// Forms for vertical text are not used.
public let kSubstituteVerticalFormsOffSelector = 1

/// The rearrangement of letters.
public let kLinguisticRearrangementType = 5
/// Rearranged letters are used.
public let kLinguisticRearrangementOnSelector = 0
/// Rearranged letters are not used.
public let kLinguisticRearrangementOffSelector = 1

/// All features.
public let kAllTypographicFeaturesType = 0
/// All features are used.
public let kAllTypeFeaturesOnSelector = 0
/// All features are not used.
public let kAllTypeFeaturesOffSelector = 1

/// The overlapping of letters.
public let kOverlappingCharactersType = 13
/// Letters that do not overlap are used.
public let kPreventOverlapOnSelector = 0
/// Letters that do not overlap are not used.
public let kPreventOverlapOffSelector = 1

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
/// Each first letter of a word as a capital.
public let kInitialCapsSelector = 4
/// Each first letter as a capital, and the others as small capitals.
public let kInitialCapsAndSmallCapsSelector = 5

/// The connection of letters.
public let kCursiveConnectionType = 2
/// Letters are not connected.
public let kUnconnectedSelector = 0
/// Some letters are connected.
public let kPartiallyConnectedSelector = 1
/// Letters are connected.
public let kCursiveSelector = 2

/// The accents.
public let kDiacriticsType = 9
/// Accents are shown.
public let kShowDiacriticsSelector = 0
/// Accents are hidden.
public let kHideDiacriticsSelector = 1
/// Accents are signs of their own.
public let kDecomposeDiacriticsSelector = 2

/// The ornaments.
public let kOrnamentSetsType = 16
/// There are no ornaments.
public let kNoOrnamentsSelector = 0
/// Letters are dingbats.
public let kDingbatsSelector = 1
/// Letters are signs of a specific subject.
public let kPiCharactersSelector = 2
/// Letters are flowers.
public let kFleuronsSelector = 3
/// Letters are parts of a border.
public let kDecorativeBordersSelector = 4
/// Letters are international symbols.
public let kInternationalSymbolsSelector = 5
/// Letters are symbols of formulas.
public let kMathSymbolsSelector = 6

/// The alternatives of letters.
public let kCharacterAlternativesType = 17
/// No alternative is used.
public let kNoAlternatesSelector = 0

/// The complexity of the design.
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

/// The style.
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
/// High capital letters.
public let kTallCapsSelector = 5

/// The width of letters.
public let kTextSpacingType = 22
/// Each letter has its own width.
public let kProportionalTextSelector = 0
/// All letters have one width.
public let kMonospacedTextSelector = 1
/// Letters have half a width.
public let kHalfWidthTextSelector = 2
/// Letters have a third of a width.
public let kThirdWidthTextSelector = 3
/// Letters have a quarter of a width.
public let kQuarterWidthTextSelector = 4
/// Each wide letter has its own width.
public let kAltProportionalTextSelector = 5
/// Wide letters have half a width.
public let kAltHalfWidthTextSelector = 6
