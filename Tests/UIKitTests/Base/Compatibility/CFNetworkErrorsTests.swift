import Foundation
import Testing
import UIKit

@Suite("The codes of errors of the network")
struct CFNetworkErrorsTests {
  @Test("The codes of URLs have the numbers of URLError")
  func codes() {
    let pairs: [(CFNetworkErrors, URLError.Code)] = [
      (.cfurlErrorCancelled, .cancelled), (.cfurlErrorTimedOut, .timedOut),
      (.cfurlErrorCannotFindHost, .cannotFindHost),
      (.cfurlErrorNetworkConnectionLost, .networkConnectionLost),
      (.cfurlErrorNotConnectedToInternet, .notConnectedToInternet),
      (.cfurlErrorBadServerResponse, .badServerResponse),
      (.cfurlErrorCannotParseResponse, .cannotParseResponse),
      (.cfurlErrorFileDoesNotExist, .fileDoesNotExist),
      (.cfurlErrorSecureConnectionFailed, .secureConnectionFailed),
      (.cfurlErrorClientCertificateRequired, .clientCertificateRequired),
    ]
    for (code, same) in pairs { #expect(Int(code.rawValue) == same.rawValue) }
  }

  @Test("An error has the domain of the network")
  func domain() {
    let error = NSError(
      domain: kCFErrorDomainCFNetwork as String,
      code: Int(CFNetworkErrors.cfHostErrorHostNotFound.rawValue))
    #expect(error.domain == "kCFErrorDomainCFNetwork" && error.code == 1)
  }
}
