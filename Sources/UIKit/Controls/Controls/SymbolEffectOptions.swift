import Foundation

/// The speed of a symbol effect, and how often the effect is repeated.
///
/// - Differs: Symbols do not move.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var speed = 1.0
  private var count: Int?
  private var repeats: Bool?

  private init() {}

  /// The way in which an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var count: Int?

    /// Repeats the effect without end and without pauses.
    public static let continuous = RepeatBehavior()
    /// Repeats the effect without end, with pauses.
    public static let periodic = RepeatBehavior()

    /// Returns a behavior that repeats the effect a number of times, with pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Options that repeat the effect without end.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Options that play the effect once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  /// Returns options that repeat the effect a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  /// Returns options that repeat the effect according to a behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  /// Returns options with a factor for the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// The same options, with an effect that repeats without end.
  public var repeating: SymbolEffectOptions { changing { $0.repeats = true } }
  /// The same options, with an effect that is played once.
  public var nonRepeating: SymbolEffectOptions { changing { $0.repeats = false } }

  /// Returns the same options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changing { $0.count = count } }

  /// Returns the same options with a repeat behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changing { $0.count = behavior.count }
  }

  /// Returns the same options with a factor for the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changing { $0.speed = speed } }

  private func changing(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
