// Core Text's numbers of features that join letters, or that change letters beside other letters.
//
// Font descriptors store these features, which have no effect.

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

/// The letters that depend on the letters around them.
public let kContextualAlternatesType = 36
/// Letters that depend on the letters around them are used.
public let kContextualAlternatesOnSelector = 0
/// Letters that depend on the letters around them are not used.
public let kContextualAlternatesOffSelector = 1
/// Letters with flourishes are used.
public let kSwashAlternatesOnSelector = 2
/// Letters with flourishes are not used.
public let kSwashAlternatesOffSelector = 3
/// Letters with flourishes that depend on the letters around them are used.
public let kContextualSwashAlternatesOnSelector = 4
/// Letters with flourishes that depend on the letters around them are not used.
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

/// The connection of letters.
public let kCursiveConnectionType = 2
/// Letters are not connected.
public let kUnconnectedSelector = 0
/// Some letters are connected.
public let kPartiallyConnectedSelector = 1
/// Letters are connected.
public let kCursiveSelector = 2

/// The rearrangement of letters.
public let kLinguisticRearrangementType = 5
/// Rearranged letters are used.
public let kLinguisticRearrangementOnSelector = 0
/// Rearranged letters are not used.
public let kLinguisticRearrangementOffSelector = 1

/// The overlapping of letters.
public let kOverlappingCharactersType = 13
/// Letters are kept from overlapping.
public let kPreventOverlapOnSelector = 0
/// Letters may overlap.
public let kPreventOverlapOffSelector = 1
