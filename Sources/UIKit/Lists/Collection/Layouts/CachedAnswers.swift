/// The answers of an app to a layout's questions, which are kept until they are invalidated.
internal struct CachedAnswers<Answers> {
  private(set) var answers: Answers?
  /// The number of invalidations so far.
  private(set) var generation = 0

  /// Drops the answers, including those that are being given at the moment.
  mutating func forget() {
    answers = nil
    generation += 1
  }

  /// Stores answers, unless they were invalidated while they were given.
  mutating func keep(_ answers: Answers, askedIn generation: Int) {
    if generation == self.generation { self.answers = answers }
  }
}
