import Testing

extension Trait where Self == TimeLimitTrait {
  /// The time limit of a test that would wait for ever if something in it never happened.
  ///
  /// The tests run beside each other, and most of them on the main actor. So this limit includes the
  /// time of nearly all other tests: on a busy machine that is half an hour. It must still end before
  /// continuous integration stops, because then nothing would name the test that waits.
  public static var noHang: Self { .timeLimit(.minutes(50)) }
}
