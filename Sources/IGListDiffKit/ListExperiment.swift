/// Behaviors of IGListKit that can be switched on.
public struct ListExperiment: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None of the behaviors.
  ///
  /// As in IGListKit, this value has a bit of its own.
  public static let none = ListExperiment(rawValue: 1 << 1)
  /// A binding section controller invalidates the layout of cells that it updates.
  public static let invalidateLayoutForUpdates = ListExperiment(rawValue: 1 << 2)
  /// An inconsistent update stops the program, as UIKit's exception does.
  public static let throwOnInconsistencyException = ListExperiment(rawValue: 1 << 3)
  /// A change of the data source is handled in the same way whether an update is pending or not.
  ///
  /// - Differs: this is always so, with or without this option.
  public static let removeDataSourceChangeEarlyExit = ListExperiment(rawValue: 1 << 4)
  /// An experiment of IGListKit 3 and 4, which became `ListAdapterUpdater.allowsBackgroundDiffing`.
  ///
  /// This option has no effect.
  public static let backgroundDiffing = ListExperiment(rawValue: 1 << 16)
  /// The focus moves to the first visible item, unless the app's delegate chooses another item.
  public static let fixPreferredFocusedView = ListExperiment(rawValue: 1 << 5)
}

// The name is IGListKit's, so the formatter's rule for names is switched off.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether `mask` has any bit of `option`.
///
///     ListExperimentEnabled(mask: [.fixPreferredFocusedView], option: .none)   // false
public func ListExperimentEnabled(mask: ListExperiment, option: ListExperiment) -> Bool {
  !mask.isDisjoint(with: option)
}

/// The settings that decide whether an updater compares lists on the main thread or in the
/// background.
public struct ListAdaptiveDiffingExperimentConfig: Hashable, Sendable {
  /// Whether the other settings apply.
  ///
  /// Otherwise lists are compared in the background.
  public var enabled: Bool
  /// Whether background work has a high priority.
  public var higherQOSEnabled: Bool
  /// Lists with fewer items than this number are compared on the main thread, unless the list is
  /// not visible and `lowerPriorityWhenViewNotVisible` is set.
  public var maxItemCountToRunOnMain: Int
  /// Whether lists that are not visible are compared in the background with a lower priority.
  ///
  /// A list counts as visible for one second after its first update.
  public var lowerPriorityWhenViewNotVisible: Bool

  /// Creates settings. Settings that are left out are off or zero.
  public init(
    enabled: Bool = false, higherQOSEnabled: Bool = false, maxItemCountToRunOnMain: Int = 0,
    lowerPriorityWhenViewNotVisible: Bool = false
  ) {
    self.enabled = enabled
    self.higherQOSEnabled = higherQOSEnabled
    self.maxItemCountToRunOnMain = maxItemCountToRunOnMain
    self.lowerPriorityWhenViewNotVisible = lowerPriorityWhenViewNotVisible
  }
}

/// The settings that decide how long an updater waits for more updates to combine them.
///
/// Times are in seconds.
public struct ListAdaptiveCoalescingExperimentConfig: Hashable, Sendable {
  /// Whether the updater waits longer if updates follow each other quickly.
  public var enabled: Bool
  /// The shortest time to wait.
  public var minInterval: Double
  /// The time that is added to the next wait after each update that had to wait.
  public var intervalIncrement: Double
  /// The longest time to wait.
  public var maxInterval: Double
  /// Whether the updater waits the longest time while the list is not visible.
  ///
  /// A list counts as visible for one second after its first update.
  public var useMaxIntervalWhenViewNotVisible: Bool

  /// Creates settings. Settings that are left out are off or zero.
  public init(
    enabled: Bool = false, minInterval: Double = 0, intervalIncrement: Double = 0,
    maxInterval: Double = 0, useMaxIntervalWhenViewNotVisible: Bool = false
  ) {
    self.enabled = enabled
    self.minInterval = minInterval
    self.intervalIncrement = intervalIncrement
    self.maxInterval = maxInterval
    self.useMaxIntervalWhenViewNotVisible = useMaxIntervalWhenViewNotVisible
  }
}
