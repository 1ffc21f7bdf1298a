import Foundation

extension GalleyReport.Topic {
  /// Nibs that are missing.
  public static let nib = GalleyReport.Topic(rawValue: "nib")
}

/// Where what is in a nib comes from. Everything that names a nib asks here, and nowhere else.
@MainActor
internal enum NibSource {
  /// What is provided for the whole program.
  static var standard: [String: UINib.Contents] = [:]
  /// What is provided for a part of it.
  @TaskLocal static var scoped: [String: UINib.Contents] = [:]

  static func adding(_ contents: [String: UINib.Contents]) -> [String: UINib.Contents] {
    scoped.merging(contents) { $1 }
  }

  static func knows(_ name: String) -> Bool { scoped[name] != nil || standard[name] != nil }

  /// The objects at the top of a nib, made anew and awake; `nil` if nobody knows the nib.
  static func objects(of name: String, owner: Any?) -> [Any]? {
    guard let contents = scoped[name] ?? standard[name] else { return nil }
    let objects = contents(owner)
    for object in objects { awaken(object) }
    return objects
  }

  /// Tells an object that it came from a nib. Objects that are no responders have such a method in ported sources
  /// only, where it is found by its name.
  private static func awaken(_ object: Any) {
    if let responder = object as? UIResponder {
      responder.awakeFromNib()
    } else if let object = object as? NSObject,
      let call = Ported.call("awakeFromNib", of: object)
    {
      call([]) as Void
    }
  }

  /// Says that a nib is missing, in UIKit's words, and what can be done.
  static func report(_ name: String, _ bundle: Bundle) {
    Report.record(
      .nib,
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)': "
        + "no file is read. Say what it holds: UINib.provide(\"\(name)\") { _ in [\(name)(frame: .zero)] }"
    )
  }
}
