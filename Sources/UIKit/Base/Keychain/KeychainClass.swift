/// A class of items in the keychain.
internal enum KeychainClass: String, Sendable {
  case genericPassword = "genp"
  case internetPassword = "inet"
  case certificate = "cert"
  case key = "keys"
  case identity = "idnt"

  /// The attributes that identify an item of the class. Two items with the same values are
  /// duplicates.
  var primaryKeys: [String] {
    switch self {
    case .genericPassword: ["acct", "svce", "agrp", "sync"]
    case .internetPassword:
      ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
    case .key: ["kcls", "klbl", "atag", "type", "crtr", "bsiz", "esiz", "agrp", "sync"]
    case .certificate, .identity: ["labl", "agrp", "sync"]
    }
  }

  /// Whether items of the class have an attribute.
  func allows(_ attribute: String) -> Bool {
    switch self {
    case .genericPassword: Self.shared.contains(attribute) || Self.generic.contains(attribute)
    case .internetPassword: Self.shared.contains(attribute) || Self.internet.contains(attribute)
    case .key, .certificate, .identity: true
    }
  }

  private static let shared: Set = [
    "accc", "acct", "agrp", "cdat", "crtr", "desc", "icmt", "invi", "labl", "mdat", "nega", "pdmn",
    "sync", "type",
  ]
  private static let generic: Set = ["gena", "svce"]
  private static let internet: Set = ["atyp", "path", "port", "ptcl", "sdmn", "srvr"]
}
