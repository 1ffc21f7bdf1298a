import Foundation

// The keys of the dictionaries that are passed to the functions of the keychain:
//
//     [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "anna"]

// MARK: Classes

/// The key of the class of an item.
public nonisolated(unsafe) let kSecClass: CFString = "class" as NSString
/// The class of passwords that belong to a service.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString =
  KeychainClass.genericPassword.rawValue as NSString
/// The class of passwords that belong to a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString =
  KeychainClass.internetPassword.rawValue as NSString
/// The class of certificates.
public nonisolated(unsafe) let kSecClassCertificate: CFString =
  KeychainClass.certificate.rawValue as NSString
/// The class of cryptographic keys.
public nonisolated(unsafe) let kSecClassKey: CFString = KeychainClass.key.rawValue as NSString
/// The class of certificates with their private keys.
public nonisolated(unsafe) let kSecClassIdentity: CFString =
  KeychainClass.identity.rawValue as NSString

// MARK: Attributes

/// The key of the accessibility of an item, such as `kSecAttrAccessibleWhenUnlocked`.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn" as NSString
/// The key of the conditions under which an item is accessible.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc" as NSString
/// The key of the group of apps that share an item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp" as NSString
/// The key of a Boolean value: whether an item is synchronized with the user's other devices.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync" as NSString
/// The value of `kSecAttrSynchronizable` in a query that matches both items that are synchronized
/// and other items.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna" as NSString
/// The key of the date at which an item was added.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat" as NSString
/// The key of the date at which an item was last changed.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat" as NSString
/// The key of the kind of an item, as shown to the user.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc" as NSString
/// The key of a comment on an item.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt" as NSString
/// The key of a number that identifies the creator of an item.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr" as NSString
/// The key of a number that identifies the type of an item.
public nonisolated(unsafe) let kSecAttrType: CFString = "type" as NSString
/// The key of the name of an item, as shown to the user.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl" as NSString
/// The key of a Boolean value: whether an item is hidden from the user.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi" as NSString
/// The key of a Boolean value: whether the user must enter the password each time.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega" as NSString
/// The key of the name of the account.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct" as NSString
/// The key of the name of the service.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce" as NSString
/// The key of data that the app defines.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena" as NSString
/// The key of the security domain of a server.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn" as NSString
/// The key of the host name or the address of a server.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr" as NSString
/// The key of the protocol of a server.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl" as NSString
/// The key of the authentication scheme.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp" as NSString
/// The key of the number of the port of a server.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port" as NSString
/// The key of a path on a server.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path" as NSString

// MARK: Attributes of keys

/// The key of a label by which the app finds a cryptographic key.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl" as NSString
/// The key of data by which the app finds a cryptographic key.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag" as NSString
/// The key of a Boolean value: whether a cryptographic key is stored.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm" as NSString
/// The key of the class of a cryptographic key.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls" as NSString
/// The class of public keys.
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0" as NSString
/// The class of private keys.
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1" as NSString
/// The class of symmetric keys.
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2" as NSString
/// The key of the algorithm of a cryptographic key.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type" as NSString
/// The algorithm RSA.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42" as NSString
/// The older name of `kSecAttrKeyTypeECSECPrimeRandom`.
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = kSecAttrKeyTypeECSECPrimeRandom
/// The algorithm of elliptic curves.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73" as NSString
/// The key of the number of bits of a cryptographic key.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz" as NSString
/// The key of the number of effective bits of a cryptographic key.
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = "esiz" as NSString

// MARK: Searching

/// The key of the largest number of items to find.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit" as NSString
/// The limit of one item.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne" as NSString
/// The limit that finds all items.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll" as NSString
/// The key of a Boolean value: whether the case of letters is ignored.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive" as NSString

// MARK: Results and values

/// The key of a Boolean value: whether the data of an item is returned.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data" as NSString
/// The key of a Boolean value: whether the attributes of an item are returned.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes" as NSString
/// The key of a Boolean value: whether a reference to an item is returned.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref" as NSString
/// The key of a Boolean value: whether a persistent reference, which an app can store, is returned.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef" as NSString
/// The key of the data of an item.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data" as NSString
/// The key of a reference to an item.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref" as NSString
/// The key of a persistent reference to an item.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef" as NSString

// MARK: Asking the user

// These keys have no effect, because Galley never asks the user to authenticate.

/// The key of the context in which the user is authenticated.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx" as NSString
/// The key of a value that determines whether the user may be asked to authenticate.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI" as NSString
/// The value that allows asking the user to authenticate.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA" as NSString
/// The value with which a function fails instead of asking the user to authenticate.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF" as NSString
/// The value with which a function skips the items that require authentication of the user.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS" as NSString
/// The key of a text that is shown when the user is asked to authenticate.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt" as NSString
/// The key of a Boolean value: whether an app on a Mac uses a keychain as on iOS.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg" as NSString
