import Foundation

/// Lets a user choose a picture or a movie from the library.
///
///     let picker = UIImagePickerController()
///     picker.delegate = self
///     present(picker, animated: true)
///
/// A test chooses a picture in one line, and the delegate is called:
///
///     picker.choose(image)
///     picker.cancel()
///
/// As in UIKit, the delegate must dismiss the picker. If the delegate does not implement the
/// method that is called, the picker dismisses itself.
///
/// - Differs: it shows no pictures, and there is no camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary
    /// The camera.
    case camera
    /// The album of the pictures that the camera has taken.
    case savedPhotosAlbum
  }

  /// A key of the information about the chosen picture or movie.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public var rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The part of the picture that the user has selected: a `CGRect` in an `NSValue`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The picture as the user has cropped it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The file URL of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// A Live Photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The metadata that the camera records with a picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The type identifier: `public.image` or `public.movie`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The file URL of a movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The original picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture's asset in the photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The URL of a picture in the photo library, as before iOS 11.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }

  /// The quality of movies.
  public enum QualityType: Int, Sendable {
    /// The highest quality.
    case typeHigh
    /// A medium quality.
    case typeMedium
    /// A low quality, for transmission.
    case typeLow
    /// 640 by 480 pixels.
    case type640x480
    /// 1280 by 720 pixels.
    case typeIFrame1280x720
    /// 960 by 540 pixels.
    case typeIFrame960x540
  }

  /// A camera of the device.
  public enum CameraDevice: Int, Sendable {
    /// The camera on the back.
    case rear
    /// The camera on the front.
    case front
  }

  /// The kind of media that the camera records.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo
    /// Movies.
    case video
  }

  /// The use of the camera's flash.
  public enum CameraFlashMode: Int, Sendable {
    /// The camera never uses the flash.
    case off = -1
    /// The camera uses the flash if there is too little light.
    case auto = 0
    /// The camera always uses the flash.
    case on = 1
  }

  /// Creates a picker for the photo library.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUpPicker()
  }

  /// Creates a picker for the photo library. The picker does not show `rootViewController`.
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    setUpPicker()
  }

  /// Creates a picker for the photo library, with bars of certain classes.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    setUpPicker()
  }

  private func setUpPicker() {
    let list = PhotoList()
    list.title = "Photos"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    setViewControllers([list], animated: false)
  }

  /// Creates the picker that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpPicker()
  }

  /// Returns whether a source is available. All sources except the camera are available.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the type identifiers of the media in a source; `nil` if the source is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Returns `false`: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns `false`: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// The source of pictures.
  ///
  /// - Precondition: The source is available. Otherwise the setter traps, as in UIKit.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard type(of: self).isSourceTypeAvailable(sourceType) else {
        Misuse.trap(
          "Source type \(sourceType.rawValue) not available",
          "ask UIImagePickerController.isSourceTypeAvailable(_:) first: here there is no camera")
      }
    }
  }

  /// The type identifiers of the media that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the user may crop the chosen picture.
  /// - Differs: pictures are not cropped: the chosen picture is the edited picture, too.
  open var allowsEditing = false
  /// The quality of movies.
  open var videoQuality = QualityType.typeMedium
  /// The maximum duration of movies, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the controls of the camera are shown.
  /// - Differs: there is no camera.
  open var showsCameraControls = true
  /// A view that is shown over the camera's image.
  /// - Differs: there is no camera.
  open var cameraOverlayView: UIView?
  /// The camera that is used.
  /// - Differs: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// The kind of media that the camera records.
  /// - Differs: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The use of the camera's flash.
  /// - Differs: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto

  /// The transform of the camera's image.
  /// - Differs: there is no camera.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The preset with which a chosen movie is exported. The value is stored without effect.
  open var videoExportPreset = "AVAssetExportPresetPassthrough"
  /// The format in which a chosen picture is exported. The value is stored without effect.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// The formats in which a chosen picture is exported.
  public enum ImageURLExportPreset: Int, Sendable {
    /// A format that is supported everywhere.
    case compatible
    /// The format in which the picture is stored.
    case current
  }

  /// Takes a picture.
  ///
  /// - Precondition: The source is the camera, which is not available here, so this method traps.
  open func takePicture() { trapWithoutCamera("takePicture()") }

  /// Starts to record a movie, and returns whether the recording has started. The result is
  /// `false`, because there is no camera.
  open func startVideoCapture() -> Bool { false }

  /// Ends the recording of a movie. Nothing happens, because there is no camera.
  open func stopVideoCapture() {}

  /// Returns the kinds of media that a camera records. The result is `nil`, because there is no
  /// camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  private func trapWithoutCamera(_ method: String) -> Never {
    Misuse.trap(
      "Source type must be UIImagePickerControllerSourceTypeCamera",
      "\(method) needs a camera, which is not here. Ask isSourceTypeAvailable(.camera) first")
  }

  // MARK: Choosing in code

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Chooses a picture, as a user does: calls the delegate.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  ///
  /// - Parameter info: Further information about the picture.
  public func choose(_ image: UIImage, info: [InfoKey: Any] = [:]) {
    var all: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    if allowsEditing { all[.editedImage] = image }
    choose(info: all.merging(info) { $1 })
  }

  /// Chooses a picture or a movie with this information, as a user does: calls the delegate.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  public func choose(info: [InfoKey: Any]) {
    let isTold =
      pickerDelegate.flatMap { delegate in
        OptionalMember.ownResult(
          of: delegate, "imagePickerController(_:didFinishPickingMediaWithInfo:)",
          { delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info) })
      } != nil
    if !isTold { presentingViewController?.dismiss(animated: false) }
  }

  /// Cancels the picker, as a tap on "Cancel" does.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  public func cancel() {
    let isTold =
      pickerDelegate.flatMap { delegate in
        OptionalMember.ownResult(
          of: delegate, "imagePickerControllerDidCancel(_:)",
          { delegate.imagePickerControllerDidCancel(self) })
      } != nil
    if !isTold { presentingViewController?.dismiss(animated: false) }
  }
}

/// The methods that an image picker calls on its delegate.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: _SelectorResponding {
  /// Called when the user has chosen a picture or a movie. The delegate dismisses the picker.
  @_disfavoredOverload
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has cancelled. The delegate dismisses the picker.
  @_disfavoredOverload
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    OptionalMember.noteDefault(self)
  }
}

/// The name of `UIImagePickerController.SourceType` before Swift 4.2.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The name of `UIImagePickerController.QualityType` before Swift 4.2.
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
/// The name of the key `originalImage` before Swift 4.2.
public let UIImagePickerControllerOriginalImage =
  UIImagePickerController.InfoKey.originalImage.rawValue
/// The name of the key `editedImage` before Swift 4.2.
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage.rawValue
/// The name of the key `mediaType` before Swift 4.2.
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType.rawValue
/// The name of the key `mediaURL` before Swift 4.2.
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL.rawValue
/// The name of `UIImagePickerController.CameraDevice` before Swift 4.2.
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// The name of `UIImagePickerController.CameraCaptureMode` before Swift 4.2.
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController
  .CameraCaptureMode
/// The name of `UIImagePickerController.CameraFlashMode` before Swift 4.2.
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
/// The name of the key `cropRect` before Swift 4.2.
public let UIImagePickerControllerCropRect = UIImagePickerController.InfoKey.cropRect.rawValue
/// The name of the key `imageURL` before Swift 4.2.
public let UIImagePickerControllerImageURL = UIImagePickerController.InfoKey.imageURL.rawValue
/// The name of the key `livePhoto` before Swift 4.2.
public let UIImagePickerControllerLivePhoto = UIImagePickerController.InfoKey.livePhoto.rawValue
/// The name of the key `mediaMetadata` before Swift 4.2.
public let UIImagePickerControllerMediaMetadata = UIImagePickerController.InfoKey.mediaMetadata
  .rawValue
/// The name of the key `phAsset` before Swift 4.2.
public let UIImagePickerControllerPHAsset = UIImagePickerController.InfoKey.phAsset.rawValue
/// The name of the key `referenceURL` before Swift 4.2.
public let UIImagePickerControllerReferenceURL = UIImagePickerController.InfoKey.referenceURL
  .rawValue

/// The controller for the list of pictures, which is empty.
private final class PhotoList: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
