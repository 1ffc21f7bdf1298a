import Foundation
import Testing
import UIKit

@Suite("The configuration of a session")
struct SessionNetworksTests {
  @Test("A configuration for the background can be made, and allows any network")
  func background() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "downloads")
    #expect(configuration.allowsExpensiveNetworkAccess)
    #expect(configuration.allowsConstrainedNetworkAccess && !configuration.sessionSendsLaunchEvents)
    configuration.allowsConstrainedNetworkAccess = false
    configuration.sessionSendsLaunchEvents = true
    #expect(!configuration.allowsConstrainedNetworkAccess && configuration.sessionSendsLaunchEvents)
    #expect(configuration.allowsExpensiveNetworkAccess)
    #expect(URLSessionConfiguration.default.allowsConstrainedNetworkAccess)
  }
}
