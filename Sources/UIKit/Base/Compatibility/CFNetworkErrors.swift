import Foundation

/// The domain of errors of the network.
public nonisolated(unsafe) let kCFErrorDomainCFNetwork: CFString! =
  "kCFErrorDomainCFNetwork" as CFString

/// The codes of errors of the network. The codes of errors of URLs are the same as in `URLError`.
public enum CFNetworkErrors: Int32, Sendable {
  // MARK: Hosts

  case cfHostErrorHostNotFound = 1
  case cfHostErrorUnknown = 2

  // MARK: HTTP

  case cfErrorHTTPAuthenticationTypeUnsupported = 300
  case cfErrorHTTPBadCredentials = 301
  case cfErrorHTTPConnectionLost = 302
  case cfErrorHTTPParseFailure = 303
  case cfErrorHTTPRedirectionLoopDetected = 304
  case cfErrorHTTPBadURL = 305
  case cfErrorHTTPProxyConnectionFailure = 306
  case cfErrorHTTPBadProxyCredentials = 307

  // MARK: URLs

  case cfurlErrorBackgroundSessionInUseByAnotherProcess = -996
  case cfurlErrorBackgroundSessionWasDisconnected = -997
  case cfurlErrorUnknown = -998
  case cfurlErrorCancelled = -999
  case cfurlErrorBadURL = -1000
  case cfurlErrorTimedOut = -1001
  case cfurlErrorUnsupportedURL = -1002
  case cfurlErrorCannotFindHost = -1003
  case cfurlErrorCannotConnectToHost = -1004
  case cfurlErrorNetworkConnectionLost = -1005
  case cfurlErrorDNSLookupFailed = -1006
  case cfurlErrorHTTPTooManyRedirects = -1007
  case cfurlErrorResourceUnavailable = -1008
  case cfurlErrorNotConnectedToInternet = -1009
  case cfurlErrorRedirectToNonExistentLocation = -1010
  case cfurlErrorBadServerResponse = -1011
  case cfurlErrorUserCancelledAuthentication = -1012
  case cfurlErrorUserAuthenticationRequired = -1013
  case cfurlErrorZeroByteResource = -1014
  case cfurlErrorCannotDecodeRawData = -1015
  case cfurlErrorCannotDecodeContentData = -1016
  case cfurlErrorCannotParseResponse = -1017
  case cfurlErrorInternationalRoamingOff = -1018
  case cfurlErrorCallIsActive = -1019
  case cfurlErrorDataNotAllowed = -1020
  case cfurlErrorRequestBodyStreamExhausted = -1021
  case cfurlErrorAppTransportSecurityRequiresSecureConnection = -1022
  case cfurlErrorFileDoesNotExist = -1100
  case cfurlErrorFileIsDirectory = -1101
  case cfurlErrorNoPermissionsToReadFile = -1102
  case cfurlErrorDataLengthExceedsMaximum = -1103
  case cfurlErrorSecureConnectionFailed = -1200
  case cfurlErrorServerCertificateHasBadDate = -1201
  case cfurlErrorServerCertificateUntrusted = -1202
  case cfurlErrorServerCertificateHasUnknownRoot = -1203
  case cfurlErrorServerCertificateNotYetValid = -1204
  case cfurlErrorClientCertificateRejected = -1205
  case cfurlErrorClientCertificateRequired = -1206
  case cfurlErrorCannotLoadFromNetwork = -2000
}
