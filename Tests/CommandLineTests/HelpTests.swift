import TerminalHarness
import Testing

@Suite struct HelpTests {
}
