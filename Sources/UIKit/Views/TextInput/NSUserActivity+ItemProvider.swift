import Foundation

// Activities that are dragged, so that their content can be opened where they are dropped:
//
//     let provider = NSItemProvider(object: image)
//     provider.registerObject(activity, visibility: .all)

extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
  /// The type identifier of an activity.
  ///
  /// - Unverified: the identifier.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.useractivity"]
  }

  /// The type identifier of an activity.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.useractivity"]
  }

  /// Supplies the activity as a property list.
  ///
  /// - Differs: `userInfo` has to be a property list whose keys are texts; otherwise loading the
  ///   activity fails. An activity that is dropped at the edge of the screen opens no new scene.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?)
      -> Void
  ) -> Progress? {
    do {
      completionHandler(try propertyListData(), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// Creates an activity from a property list.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let values = list as? [String: Any], let type = values["activityType"] as? String,
      let activity = NSUserActivity(activityType: type) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    activity.setProperties(to: values)
    return activity
  }

  private func propertyListData() throws -> Data {
    var values: [String: Any] = ["activityType": activityType]
    if let userInfo {
      guard let texts = userInfo as? [String: Any] else {
        throw CocoaError(.propertyListWriteInvalid)
      }
      values["userInfo"] = texts
    }
    values["title"] = title
    values["webpageURL"] = webpageURL?.absoluteString
    values["targetContentIdentifier"] = targetContentIdentifier
    values["persistentIdentifier"] = persistentIdentifier
    values["requiredUserInfoKeys"] = requiredUserInfoKeys?.sorted()
    values["keywords"] = keywords.sorted()
    values["expirationDate"] = expirationDate
    guard PropertyListSerialization.propertyList(values, isValidFor: .binary) else {
      throw CocoaError(.propertyListWriteInvalid)
    }
    return try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
  }

  private func setProperties(to values: [String: Any]) {
    userInfo = values["userInfo"] as? [String: Any]
    title = values["title"] as? String
    webpageURL = (values["webpageURL"] as? String).flatMap { URL(string: $0) }
    targetContentIdentifier = values["targetContentIdentifier"] as? String
    persistentIdentifier = values["persistentIdentifier"] as? String
    requiredUserInfoKeys = (values["requiredUserInfoKeys"] as? [String]).map { Set($0) }
    keywords = Set(values["keywords"] as? [String] ?? [])
    expirationDate = values["expirationDate"] as? Date
  }
}
