/// What an app has answered to a layout's questions, until they have to be asked again.
internal struct KeptAnswers<Answers> {
  private(set) var answers: Answers?
  /// How often answers were forgotten.
  private(set) var generation = 0

  /// The questions have to be asked again; also those that are being asked.
  mutating func forget() {
    answers = nil
    generation += 1
  }

  /// Keeps answers, unless they were forgotten while they were given.
  mutating func keep(_ answers: Answers, askedIn generation: Int) {
    if generation == self.generation { self.answers = answers }
  }
}
