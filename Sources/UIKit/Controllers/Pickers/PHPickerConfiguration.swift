import Foundation

/// The pictures that may be chosen in a picker, and the look of the picker.
///
///     var configuration = PHPickerConfiguration()
///     configuration.selectionLimit = 0
///     configuration.filter = .any(of: [.images, .livePhotos])
public struct PHPickerConfiguration: Hashable, Sendable {
  /// Creates a configuration: one picture or movie may be chosen.
  public init() {}

  /// The format of the chosen pictures.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    /// The format that the system considers suitable.
    case automatic
    /// The format in which the picture is stored.
    case current
    /// A format that is supported everywhere.
    case compatible
  }

  /// The way in which pictures are selected.
  public enum Selection: Int, Hashable, Sendable {
    /// The order of the selected pictures has no meaning.
    case `default`
    /// The picker shows the order in which the pictures are selected.
    case ordered
    /// The selected people are shown.
    case people
    /// The delegate is called each time the user selects or deselects a picture.
    case continuous
    /// The picker shows the order of the selection, and the delegate is called each
    /// time the user selects or deselects a picture.
    case continuousAndOrdered
  }

  /// The look of the picker.
  public enum Mode: Int, Hashable, Sendable {
    /// A grid.
    case `default`
    /// One row.
    case compact
  }

  /// Changes to the configuration of a picker that is already shown.
  public struct Update: Hashable, Sendable {
    /// Creates an update that changes nothing.
    public init() {}
    /// The number of pictures that may be chosen; `nil` if it does not change.
    public var selectionLimit: Int?
    /// The edges at which the picker has no margins; `nil` if they do not change.
    public var edgesWithoutContentMargins: NSDirectionalRectEdge?
  }

  /// The format of the chosen pictures.
  /// - Differs: pictures keep the format in which they are chosen.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The way in which pictures are selected.
  public var selection = Selection.default
  /// The number of pictures that may be chosen; 0 for any number.
  public var selectionLimit = 1
  /// The kinds of pictures that may be chosen; `nil` for all.
  public var filter: PHPickerFilter?
  /// The identifiers of the pictures that are selected when the picker is shown.
  public var preselectedAssetIdentifiers: [String] = []
  /// The look of the picker.
  public var mode = Mode.default
  /// The edges at which the picker has no margins.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  /// The parts of the picker that are not shown.
  public var disabledCapabilities: PHPickerCapabilities = []
}

/// Parts of a picker for pictures.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The search.
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  /// The area that collects the selected pictures.
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  /// The list of albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  /// The buttons that finish the selection.
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  /// The warning about sensitive pictures.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

/// The kinds of pictures and movies that may be chosen.
///
///     configuration.filter = .all(of: [.images, .not(.livePhotos)])
public struct PHPickerFilter: Hashable, Sendable {
  /// A rule that decides which pictures and movies are allowed.
  private indirect enum Rule: Hashable, Sendable {
    case kind(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let rule: Rule

  private init(_ rule: Rule) { self.rule = rule }

  private init(kind: String) { rule = .kind(kind) }

  /// Pictures.
  public static let images = PHPickerFilter(kind: "images")
  /// Movies.
  public static let videos = PHPickerFilter(kind: "videos")
  /// Live Photos.
  public static let livePhotos = PHPickerFilter(kind: "livePhotos")
  /// Pictures with information about depth.
  public static let depthEffectPhotos = PHPickerFilter(kind: "depthEffectPhotos")
  /// Series of pictures.
  public static let bursts = PHPickerFilter(kind: "bursts")
  /// Panoramas.
  public static let panoramas = PHPickerFilter(kind: "panoramas")
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(kind: "screenshots")
  /// Movies of the screen.
  public static let screenRecordings = PHPickerFilter(kind: "screenRecordings")
  /// Movies with cinematic blur.
  public static let cinematicVideos = PHPickerFilter(kind: "cinematicVideos")
  /// Movies in slow motion.
  public static let slomoVideos = PHPickerFilter(kind: "slomoVideos")
  /// Time-lapse movies.
  public static let timelapseVideos = PHPickerFilter(kind: "timelapseVideos")
  /// Spatial pictures and movies.
  public static let spatialMedia = PHPickerFilter(kind: "spatialMedia")

  /// Returns a filter that allows the pictures that at least one of several filters allows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }

  /// Returns a filter that allows the pictures that all of several filters allow.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }

  /// Returns a filter that allows the pictures that another filter does not allow.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }
}
