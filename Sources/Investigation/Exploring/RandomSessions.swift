import PagerModel

/// Sessions by number, each made from the seed and its number alone.
package struct RandomSessions: Sendable {
  private let seed: UInt64
  private let container: Container
  private let policies: Policies

  package init(seed: UInt64, in container: Container, under policies: Policies) {
    self.seed = seed
    self.container = container
    self.policies = policies
  }

  package func session(_ number: Int) -> Scenario {
    SessionGenerator.session(
      seed: seed &* 0x1_0000_0001 &+ UInt64(number), in: container, under: policies)
  }
}
