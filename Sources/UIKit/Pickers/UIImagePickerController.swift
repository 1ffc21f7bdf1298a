import Foundation

/// Lets a user choose a picture, or take one.
///
///     let picker = UIImagePickerController()
///     picker.delegate = self
///     present(picker, animated: true)
///
/// A test answers in a line, and the delegate is told:
///
///     picker.choose(image)
///     picker.cancel()
///
/// As in UIKit, a delegate that is told dismisses the picker. Where it does not implement what it is told, the picker
/// goes by itself.
///
/// - Differs: there are no pictures to see, and no camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All pictures.
    case photoLibrary
    /// The camera.
    case camera
    /// The pictures that the camera has taken.
    case savedPhotosAlbum
  }

  /// What is known of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public var rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The part of the picture that the user has chosen: a `CGRect` in a value.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The picture as the user has cropped it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where a picture is as a file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// A picture that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// What the camera notes of a picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The name of the type: `public.image`, or `public.movie`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// Where a film is as a file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// Where a picture is in the library, before iOS 11.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }

  /// How good films are.
  public enum QualityType: Int, Sendable {
    /// As good as can be.
    case typeHigh
    /// In the middle.
    case typeMedium
    /// So that little has to be sent.
    case typeLow
    /// Of 640 by 480 pixels.
    case type640x480
    /// Of 1280 by 720 pixels.
    case typeIFrame1280x720
    /// Of 960 by 540 pixels.
    case typeIFrame960x540
  }

  /// On which side of the device the camera is.
  public enum CameraDevice: Int, Sendable {
    /// On the back.
    case rear
    /// On the front.
    case front
  }

  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo
    /// Films.
    case video
  }

  /// Whether the camera has light of its own.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// As is needed.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// A picker that shows all pictures.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUpPicker()
  }

  /// A picker that shows all pictures. A controller of another kind can't take their place.
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    setUpPicker()
  }

  /// A picker that shows all pictures, with bars of some classes.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    setUpPicker()
  }

  private func setUpPicker() {
    let list = UIViewController()
    list.title = "Photos"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    setViewControllers([list], animated: false)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether there is such a source: not the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the names of the types of what a source has; `nil` if there is no such source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Whether there is such a camera: there is none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether such a camera has light: there is none.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from.
  ///
  /// - Precondition: There is such a source. UIKit traps otherwise, and so does this.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard type(of: self).isSourceTypeAvailable(sourceType) else {
        Misuse.trap(
          "Source type \(sourceType.rawValue) not available",
          "ask UIImagePickerController.isSourceTypeAvailable(_:) first: here there is no camera")
      }
    }
  }

  /// The names of the types that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the user may crop what is chosen.
  /// - Differs: nobody crops: what is chosen is the edited picture too.
  open var allowsEditing = false
  /// How good films are.
  open var videoQuality = QualityType.typeMedium
  /// How long films may be, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera's buttons are shown.
  /// - Differs: there is no camera.
  open var showsCameraControls = true
  /// A view over what the camera sees.
  /// - Differs: there is no camera.
  open var cameraOverlayView: UIView?
  /// Which camera is used.
  /// - Differs: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes.
  /// - Differs: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Whether the camera has light of its own.
  /// - Differs: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto

  // MARK: Answering

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Chooses a picture, as a user does: the delegate is told.
  ///
  /// UIKit has no such method. Tests choose with it.
  ///
  /// - Parameter info: More that is known of it.
  public func choose(_ image: UIImage, info: [InfoKey: Any] = [:]) {
    var all: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    if allowsEditing { all[.editedImage] = image }
    choose(info: all.merging(info) { $1 })
  }

  /// Chooses something of which this is known: a film, say.
  ///
  /// UIKit has no such method. Tests choose with it.
  public func choose(info: [InfoKey: Any]) {
    let isTold =
      pickerDelegate.flatMap { delegate in
        DefaultAnswer.own(
          of: delegate, "imagePickerController(_:didFinishPickingMediaWithInfo:)",
          { delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info) })
      } != nil
    if !isTold { presentingViewController?.dismiss(animated: true) }
  }

  /// Chooses nothing, as a user does who taps "Cancel".
  ///
  /// UIKit has no such method. Tests cancel with it.
  public func cancel() {
    let isTold =
      pickerDelegate.flatMap { delegate in
        DefaultAnswer.own(
          of: delegate, "imagePickerControllerDidCancel(_:)",
          { delegate.imagePickerControllerDidCancel(self) })
      } != nil
    if !isTold { presentingViewController?.dismiss(animated: true) }
  }
}

/// Is told of what a user has chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: _SelectorResponding {
  /// The user has chosen something. The delegate dismisses the picker.
  @_disfavoredOverload
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user has chosen nothing. The delegate dismisses the picker.
  @_disfavoredOverload
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { DefaultAnswer.note(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    DefaultAnswer.note(self)
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
