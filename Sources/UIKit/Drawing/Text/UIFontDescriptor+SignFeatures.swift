// The numbers of features that replace or move signs, from Core Text.
//
// Font descriptors store these features, which have no effect.

/// The replacements of characters.
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
/// One character in place of a question mark and an exclamation mark is used.
public let kFormInterrobangOnSelector = 6
/// One character in place of a question mark and an exclamation mark is not used.
public let kFormInterrobangOffSelector = 7
/// Quotation marks that are curved are used.
public let kSmartQuotesOnSelector = 8
/// Quotation marks that are curved are not used.
public let kSmartQuotesOffSelector = 9
/// One character in place of three periods is used.
public let kPeriodsToEllipsisOnSelector = 10
/// One character in place of three periods is not used.
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

/// The accents.
public let kDiacriticsType = 9
/// Accents are shown.
public let kShowDiacriticsSelector = 0
/// Accents are hidden.
public let kHideDiacriticsSelector = 1
/// Accents are separate characters.
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
