import Foundation

/// What a text means, for whoever offers one.
///
/// - Unverified: the texts behind the names.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String

  /// A meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A text of the kind: name.
  public static let name = UITextContentType(rawValue: "name")
  /// A text of the kind: name prefix.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A text of the kind: given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A text of the kind: middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A text of the kind: family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A text of the kind: name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A text of the kind: nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A text of the kind: job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A text of the kind: organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A text of the kind: location.
  public static let location = UITextContentType(rawValue: "location")
  /// A text of the kind: full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A text of the kind: street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A text of the kind: street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A text of the kind: address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A text of the kind: address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A text of the kind: address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A text of the kind: sublocality.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A text of the kind: country name.
  public static let countryName = UITextContentType(rawValue: "country")
  /// A text of the kind: postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A text of the kind: telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A text of the kind: email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A text of the kind: web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// A text of the kind: credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A text of the kind: username.
  public static let username = UITextContentType(rawValue: "username")
  /// A text of the kind: password.
  public static let password = UITextContentType(rawValue: "password")
  /// A text of the kind: new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A text of the kind: one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A text of the kind: shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// A text of the kind: flight number.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A text of the kind: date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A text of the kind: birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// A text of the kind: credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// A text of the kind: credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// A text of the kind: credit card name.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
}

/// What a new password has to be like, in Apple's language for that.
open class UITextInputPasswordRules: NSObject {
  /// The rules.
  public let passwordRulesDescriptor: String

  /// Rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
