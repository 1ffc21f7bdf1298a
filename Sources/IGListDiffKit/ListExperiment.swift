/// Behaviours of IGListKit that can be switched on.
public struct ListExperiment: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// The behaviours of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None of them. IGListKit gives this a bit of its own.
  public static let none = ListExperiment(rawValue: 1 << 1)
  /// A binding section controller invalidates the layout of cells that it updates.
  public static let invalidateLayoutForUpdates = ListExperiment(rawValue: 1 << 2)
  /// An inconsistent update stops the program, as UIKit's exception does.
  public static let throwOnInconsistencyException = ListExperiment(rawValue: 1 << 3)
  /// A change of the data source goes the same way whether an update waits or not.
  ///
  /// - Differs: it always does, with or without this.
  public static let removeDataSourceChangeEarlyExit = ListExperiment(rawValue: 1 << 4)
  /// The focus goes to the first item in sight, unless the app's delegate says where.
  public static let fixPreferredFocusedView = ListExperiment(rawValue: 1 << 5)
}

// The name is IGListKit's.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether `mask` has any bit of `option`.
///
///     ListExperimentEnabled(mask: [.fixPreferredFocusedView], option: .none)   // false
public func ListExperimentEnabled(mask: ListExperiment, option: ListExperiment) -> Bool {
  !mask.isDisjoint(with: option)
}

/// When an updater compares lists on the main thread, and when beside it.
public struct ListAdaptiveDiffingExperimentConfig: Hashable, Sendable {
  /// Whether the other settings count. Without this, lists are compared beside the main thread.
  public var enabled: Bool
  /// Whether work beside the main thread has a high priority.
  public var higherQOSEnabled: Bool
  /// Lists of fewer items than this are compared on the main thread, unless the list is not seen and
  /// `lowerPriorityWhenViewNotVisible` is set.
  public var maxItemCountToRunOnMain: Int
  /// Whether lists that are not seen are compared beside the main thread, with a lower priority. A list
  /// counts as seen for a second from its first update on.
  public var lowerPriorityWhenViewNotVisible: Bool

  /// These settings; off, unless named.
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

/// How long an updater waits for more updates, to make one of them. Times are in seconds.
public struct ListAdaptiveCoalescingExperimentConfig: Hashable, Sendable {
  /// Whether it waits longer when updates come in quick succession.
  public var enabled: Bool
  /// The shortest time to wait.
  public var minInterval: Double
  /// How much longer it waits next time, after each update that had to wait.
  public var intervalIncrement: Double
  /// The longest time to wait.
  public var maxInterval: Double
  /// Whether it waits that long while the list is not seen. A list counts as seen for a second from its
  /// first update on.
  public var useMaxIntervalWhenViewNotVisible: Bool

  /// These settings; off, unless named.
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
