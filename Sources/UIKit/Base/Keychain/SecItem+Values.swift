import Foundation

// Values of the attributes of items in the keychain.

// MARK: Accessibility

/// Items that are accessible while the device is unlocked. This is the default.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak" as NSString
/// Items that are accessible after the device has been unlocked once since it was started.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck" as NSString
/// Items that are always accessible.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk" as NSString
/// Items of this device that are accessible while the device is unlocked and has a passcode.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString =
  "akpu" as NSString
/// Items of this device that are accessible while the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString =
  "aku" as NSString
/// Items of this device that are accessible after the device has been unlocked once since it was
/// started.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  "cku" as NSString
/// Items of this device that are always accessible.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku" as NSString

// MARK: Protocols

/// The protocol FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp " as NSString
/// The protocol FTP with an account.
public nonisolated(unsafe) let kSecAttrProtocolFTPAccount: CFString = "ftpa" as NSString
/// The protocol HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http" as NSString
/// The protocol IRC.
public nonisolated(unsafe) let kSecAttrProtocolIRC: CFString = "irc " as NSString
/// The protocol NNTP.
public nonisolated(unsafe) let kSecAttrProtocolNNTP: CFString = "nntp" as NSString
/// The protocol POP3.
public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = "pop3" as NSString
/// The protocol SMTP.
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "smtp" as NSString
/// The protocol SOCKS.
public nonisolated(unsafe) let kSecAttrProtocolSOCKS: CFString = "sox " as NSString
/// The protocol IMAP.
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "imap" as NSString
/// The protocol LDAP.
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = "ldap" as NSString
/// The protocol AppleTalk.
public nonisolated(unsafe) let kSecAttrProtocolAppleTalk: CFString = "atlk" as NSString
/// The protocol AFP.
public nonisolated(unsafe) let kSecAttrProtocolAFP: CFString = "afp " as NSString
/// The protocol Telnet.
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = "teln" as NSString
/// The protocol SSH.
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "ssh " as NSString
/// The protocol FTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = "ftps" as NSString
/// The protocol HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps" as NSString
/// The protocol of HTTP proxies.
public nonisolated(unsafe) let kSecAttrProtocolHTTPProxy: CFString = "htpx" as NSString
/// The protocol of HTTPS proxies.
public nonisolated(unsafe) let kSecAttrProtocolHTTPSProxy: CFString = "htsx" as NSString
/// The protocol of FTP proxies.
public nonisolated(unsafe) let kSecAttrProtocolFTPProxy: CFString = "ftpx" as NSString
/// The protocol SMB.
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = "smb " as NSString
/// The protocol RTSP.
public nonisolated(unsafe) let kSecAttrProtocolRTSP: CFString = "rtsp" as NSString
/// The protocol of RTSP proxies.
public nonisolated(unsafe) let kSecAttrProtocolRTSPProxy: CFString = "rtsx" as NSString
/// The protocol DAAP.
public nonisolated(unsafe) let kSecAttrProtocolDAAP: CFString = "daap" as NSString
/// The protocol of Remote Apple events.
public nonisolated(unsafe) let kSecAttrProtocolEPPC: CFString = "eppc" as NSString
/// The protocol IPP.
public nonisolated(unsafe) let kSecAttrProtocolIPP: CFString = "ipp " as NSString
/// The protocol NNTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolNNTPS: CFString = "ntps" as NSString
/// The protocol LDAP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolLDAPS: CFString = "ldps" as NSString
/// The protocol Telnet over TLS.
public nonisolated(unsafe) let kSecAttrProtocolTelnetS: CFString = "tels" as NSString
/// The protocol IMAP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = "imps" as NSString
/// The protocol IRC over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIRCS: CFString = "ircs" as NSString
/// The protocol POP3 over TLS.
public nonisolated(unsafe) let kSecAttrProtocolPOP3S: CFString = "pops" as NSString

// MARK: Authentication

/// The authentication scheme NTLM.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm" as NSString
/// The authentication scheme of MSN.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeMSN: CFString = "msna" as NSString
/// The authentication scheme Distributed Password Authentication (DPA).
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDPA: CFString = "dpaa" as NSString
/// The authentication scheme Remote Passphrase Authentication (RPA).
public nonisolated(unsafe) let kSecAttrAuthenticationTypeRPA: CFString = "rpaa" as NSString
/// The authentication scheme HTTP Basic, with a user name and a password.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http" as NSString
/// The authentication scheme HTTP Digest.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd" as NSString
/// Authentication by a form on a web page.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = "form" as NSString
/// The default authentication scheme.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt" as NSString
