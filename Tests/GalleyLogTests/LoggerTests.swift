import Foundation
import Testing
import os

@Suite("A logger")
struct LoggerTests {
  private let logger = Logger(subsystem: "com.example.feed", category: "network")

  private struct Failure: Error {}
  private struct Named: CustomStringConvertible { var description: String { "named" } }

  @Test("A logger writes messages with their type and their place")
  func types() {
    let entries = OSLog.gathering {
      logger.trace("a")
      logger.debug("b")
      logger.info("c")
      logger.notice("d")
      logger.log("e")
      logger.warning("f")
      logger.error("g")
      logger.critical("h")
      logger.fault("i")
      logger.log(level: .info, "j")
    }
    #expect(
      entries.map(\.type) == [
        .debug, .debug, .info, .default, .default, .error, .error, .fault, .fault, .info,
      ])
    #expect(entries[6].description == "[error] com.example.feed:network: g")
  }

  @Test("A logger writes values of all kinds")
  func values() {
    let entries = OSLog.gathering {
      let object: NSObject? = nil
      let count: UInt8 = 7
      logger.info("\(1) \(count) \("text") \(1.5) \(Float(2.5)) \(CGFloat(3.5)) \(true)")
      logger.info("\(object) \(Failure()) \(Int.self) \([1, 2]) \(Named())")
      logger.info("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))")
      logger.info("\(1.23456, format: .fixed(precision: 2)) [\("a", align: .right(columns: 3))]")
    }
    #expect(
      entries.map(\.message) == [
        "1 7 text 1.5 2.5 3.5 true", "nil Failure() Int [1, 2] named", "0x00FF", "1.23 [  a]",
      ])
  }

  @Test("Negative numbers have a minus sign only if they are decimal; else their bits are shown")
  func negativeNumbers() {
    let entries = OSLog.gathering {
      logger.info("\(-1) \(Int32(-1), format: .hex) \(Int8(-2), format: .hex(uppercase: true))")
      logger.info("\(Int16(-1), format: .octal) \(Int64(-16), format: .hex(includePrefix: true))")
      logger.info("\(Int8(-1), format: .hex(explicitPositiveSign: true, minDigits: 4))")
    }
    #expect(
      entries.map(\.message) == ["-1 ffffffff FE", "177777 0xfffffffffffffff0", "00ff"])
  }

  @Test("Floating-point numbers are written in uppercase if their format says so")
  func uppercaseNumbers() {
    let entries = OSLog.gathering {
      logger.info("\(1500.0, format: .exponential(precision: 1))")
      logger.info("\(1500.0, format: .exponential(precision: 1, uppercase: true))")
      logger.info("\(Double.infinity, format: .fixed(uppercase: true))")
      logger.info("\(1.5, format: .fixed(precision: 2, uppercase: true))")
    }
    #expect(entries.map(\.message) == ["1.5e+03", "1.5E+03", "INF", "1.50"])
  }

  @Test("The values of a message are computed once, and only if it is written")
  func unwritten() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    Logger(.disabled).fault("\(next()) of \(Double(next()))")
    os_log(.info, log: .disabled, "\(next())")
    #expect(count == 0)
    let entries = OSLog.gathering { logger.debug("\(next()) of \(Float(next()))") }
    #expect(entries.map(\.message) == ["1 of 2.0"])
    #expect(count == 2)
  }

  @Test("A logger hides private values, equal ones behind the same mask")
  func privacy() {
    let entries = OSLog.gathering {
      logger.info("\("secret", privacy: .private) \(4711, privacy: .sensitive)")
      logger.info("\("open", privacy: .public) \("auto", privacy: .auto)")
      logger.info("\("a", privacy: .private(mask: .hash))")
      logger.info("\("a", privacy: .private(mask: .hash))")
      logger.info("\("b", privacy: .private(mask: .hash))")
    }
    let messages = entries.map(\.message)
    #expect(messages[0] == "<private> <sensitive>")
    #expect(messages[1] == "open auto")
    #expect(messages[2] == messages[3])
    #expect(messages[2] != messages[4])
    #expect(messages[2].hasPrefix("<mask.hash: '"))
  }

  @Test("A disabled log writes nothing")
  func disabled() {
    #expect(OSLog.gathering { Logger(.disabled).fault("nothing") }.isEmpty)
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test("Two tasks gather only their own messages")
  func tasks() async {
    async let first = OSLog.gathering { logger.info("first") }
    async let second = OSLog.gathering {
      await Task.yield()
      logger.info("second")
    }
    #expect(await first.map(\.message) == ["first"])
    #expect(await second.map(\.message) == ["second"])
  }
}

@Suite("os_log")
struct os_logTests {
  @Test("os_log inserts values into C formats")
  func formats() {
    let log = OSLog(subsystem: "s", category: .pointsOfInterest)
    let entries = OSLog.gathering {
      os_log("plain")
      os_log("%d of %{public}d, 100%%", log: log, type: .error, 3, 4)
      os_log("%.2f %x %@", 1.5, 255, "text" as NSString)
      os_log("%{private}@ %5d|", "secret" as NSString, 42)
      os_log(.info, "message \(1)")
    }
    #expect(
      entries.map(\.message) == [
        "plain", "3 of 4, 100%", "1.50 ff text", "<private>    42|", "message 1",
      ])
    #expect(entries[1].description == "[error] s:PointsOfInterest: 3 of 4, 100%")
    #expect(entries[4].type == .info)
  }

  @Test("os_log writes the bits of a negative number, as many as the format says")
  func negativeNumbers() {
    let entries = OSLog.gathering {
      os_log("%x %X %o %u", Int32(-1), Int8(-1), Int32(-1), Int32(-1))
      os_log("%hhx %hx %lx %lld", -1, -1, -1, -1)
      os_log("%02x|%4x|%-4x|", 10, 10, 10)
      os_log("%llx", UInt64.max)
    }
    #expect(
      entries.map(\.message) == [
        "ffffffff FFFFFFFF 37777777777 4294967295", "ff ffff ffffffffffffffff -1", "0a|   a|a   |",
        "ffffffffffffffff",
      ])
  }

  @Test("os_log reads no value that does not exist, and keeps unknown specifiers")
  func wrongFormats() {
    let entries = OSLog.gathering {
      os_log("%d %d", 1)
      os_log("%k %")
    }
    #expect(entries.map(\.message) == ["1 <missing>", "%k %"])
  }

  @Test("Signposts do nothing")
  func signposts() {
    let log = OSLog(subsystem: "s", category: "c")
    let entries = OSLog.gathering {
      os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log))
      os_signpost(.end, log: log, name: "load", "%d", 3)
    }
    #expect(entries.isEmpty)
    #expect(!log.signpostsEnabled)
  }
}

@Suite("Locks")
struct LockTests {
  @Test("The value that a lock guards is changed by one thread at a time")
  func allocated() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8_000)
  }

  @Test("A lock that is taken can't be taken again")
  func taken() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 3 } == 3)
  }
}
