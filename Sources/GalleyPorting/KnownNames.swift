/// Names of types that belong to Swift, Foundation or Galley, and so not to a missing module.
enum KnownNames {
  /// Whether a name belongs to Swift, Foundation or Galley.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { starts(name, with: $0) }
  }

  /// Whether a name begins with a prefix that is followed by another word.
  ///
  /// For example, `UIView` begins with `UI`. `Dispatcher` does not begin with `Dispatch`, because
  /// the next letter is lowercase.
  static func starts(_ name: String, with prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    return name.dropFirst(prefix.count).first.map { $0.isUppercase || $0.isNumber } ?? true
  }

  private static let prefixes = [
    "UI", "NS", "CG", "CA", "CF", "OS", "URL", "XML", "XC", "XCT", "Dispatch", "Lazy", "Unsafe",
  ]

  /// Public types of the standard library, Foundation and Galley whose names do not begin with one
  /// of the `prefixes`.
  ///
  /// The names are from the symbol graphs of Swift 6.3.
  private static let names = Set(list.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let list = """
    Actor AdditiveArithmetic AffineTransform AlignmentOptions Any AnyActor
    AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath
    AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array ArraySlice
    AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence
    AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence
    AsyncPrefixWhileSequence AsyncSequence AsyncStream AsyncThrowingCompactMapSequence
    AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence
    AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream AttributeContainer
    AttributeDynamicLookup AttributeScope AttributeScopeCodableConfiguration AttributeScopes
    AttributedString AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable
    BlockOperation Bool BooleanLiteralType Bundle ByteCountFormatStyle ByteCountFormatter CBool
    CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort
    CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort
    CVaListPointer CVarArg CWideChar CachedURLResponse Calendar CancellationError CaseIterable
    Character CharacterSet CheckedContinuation Clock ClosedRange ClosedRangeIndex CocoaError Codable
    CodableAttributedStringKey CodableConfiguration CodableWithConfiguration CodingKey
    CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne
    CommandLine Comparable ComparableComparator Comparator ComparisonResult ConcurrentValue
    ContiguousArray ContiguousBytes ContinuousClock Copyable CountableClosedRange
    CountablePartialRangeFrom CountableRange CurrencyFormatStyleConfiguration
    CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable CustomNSError
    CustomReflectable CustomStringConvertible Data DataProtocol Date DateComponents DateFormatter
    DateInterval DateIntervalFormatter Decimal Decodable DecodableAttributedStringKey
    DecodableWithConfiguration Decoder DecodingConfigurationProviding DecodingError DefaultIndices
    DefaultStringInterpolation DescriptiveNumberFormatConfiguration Dictionary DictionaryIndex
    DictionaryLiteral Dimension DiscardingTaskGroup DiscontiguousAttributedSubstring
    DiscontiguousSlice DiscreteFormatStyle Double DropFirstSequence DropWhileSequence Duration
    DurationProtocol EmptyCollection Encodable EncodableAttributedStringKey
    EncodableWithConfiguration Encoder EncodingConfigurationProviding EncodingError EnergyFormatter
    EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Expression
    ExtendedGraphemeClusterType FileAttributeKey FileAttributeType FileHandle FileManager
    FileManagerDelegate FileProtectionType FixedWidthInteger FlattenBidirectionalCollection
    FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence
    Float Float16 Float32 Float64 Float80 FloatLiteralType FloatingPoint FloatingPointClassification
    FloatingPointFormatStyle FloatingPointParseStrategy FloatingPointRoundingRule FloatingPointSign
    FormatStyle FormatStyleCapitalizationContext Formatter GlobalActor HTTPCookie
    HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Hashable Hasher Host
    ISO8601DateFormatter Identifiable IndexPath IndexSet IndexingIterator InflectionRule InlineArray
    InputStream InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerFormatStyle
    IntegerLiteralType IntegerParseStrategy IteratorOverOne IteratorProtocol IteratorSequence
    JSONDecoder JSONEncoder JSONSerialization Job JobPriority JoinedSequence KeyPath
    KeyPathComparator KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
    KeyedEncodingContainer KeyedEncodingContainerProtocol LengthFormatter ListFormatStyle Locale
    LocalizedError Logger LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer
    MarkdownDecodableAttributedStringKey MassFormatter Measurement MemoryLayout Mirror MirrorPath
    Morphology MutableCollection MutableDataProtocol MutableRandomAccessSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan
    MutableSlice MutableSpan Never Notification NotificationCenter NotificationQueue
    NumberFormatStyleConfiguration NumberFormatter Numeric ObjCBool ObjectIdentifier OpaquePointer
    OperatingSystemVersion Operation OperationQueue OptionSet Optional OutputRawSpan OutputSpan
    OutputStream POSIXError ParseStrategy ParseableFormatStyle PartialAsyncTask PartialKeyPath
    PartialRangeFrom PartialRangeThrough PartialRangeUpTo PersonNameComponents
    PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateBindings
    PredicateError PredicateExpression PredicateExpressions PrefixSequence Preview PreviewProvider
    Process ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey
    PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService
    RandomAccessCollection RandomAccessSlice RandomNumberGenerator Range RangeExpression
    RangeReplaceableCollection RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet
    RawRepresentable RawSpan RecoverableError ReferenceConvertible ReferenceWritableKeyPath Regex
    RegexComponent RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated Result
    ReversedCollection ReversedIndex ReversedRandomAccessCollection RunLoop SIMD SIMD16 SIMD2 SIMD3
    SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Scanner ScopedAttributeContainer
    Selector Self Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex
    SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice
    SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder Span
    StandardPredicateExpression StaticBigInt StaticString Stream StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StrideThrough StrideTo Strideable String
    StringInterpolationConvertible StringInterpolationProtocol StringLiteralType StringProtocol
    StringStyle StringTransform Substring SuspendingClock SystemRandomNumberGenerator Task
    TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable Thread
    ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeInterval TimeZone Timer UInt UInt128 UInt16
    UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span UUID UnboundedRange UnboundedRange_
    UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar
    UnicodeScalarType Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter
    UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
    UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
    UnitPressure UnitSpeed UnitTemperature UnitVolume UnkeyedDecodingContainer
    UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor
    UnsignedInteger UserDefaults Void WritableKeyPath Zip2Sequence
    """
}
