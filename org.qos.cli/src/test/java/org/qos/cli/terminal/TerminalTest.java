package org.qos.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalTest {

    @ParameterizedTest(name = "{0}: color {1}, progress {2}")
    @CsvSource({
        "TERM=xterm, true, true",
        "'', true, true",
        "TERM=dumb, false, false",
        "NO_COLOR=1, false, true",
        "NO_COLOR=0, false, true",
        "NO_COLOR=, true, true",
        "CI=true, true, false",
        "CI=, true, true"
    })
    void theEnvironmentDecidesWhatATerminalShows(String variables, boolean color, boolean progress) {
        Terminal terminal = Terminal.of(environment(variables), true, true, true);
        assertEquals(color, terminal.color());
        assertEquals(progress, terminal.progress());
    }

    @Test
    void eachStreamCountsForItself() {
        assertEquals(new Terminal(true, false, false, false, 80), Terminal.of(Map.of(), true, false, false));
        assertEquals(new Terminal(false, true, true, false, 80), Terminal.of(Map.of(), false, true, false));
        assertEquals(new Terminal(false, false, false, true, 80), Terminal.of(Map.of(), false, false, true));
        assertEquals(Terminal.NONE, Terminal.of(Map.of(), false, false, false));
    }

    @ParameterizedTest(name = "COLUMNS={0}: {1}")
    @CsvSource({"40, 40", "100, 100", "1, 30", "5000, 120", "'', 80", "wide, 80", "-5, 80", "99999999999999, 80"})
    void theWidthIsThatOfTheEnvironment(String columns, int expected) {
        assertEquals(
                expected,
                Terminal.of(Map.of("COLUMNS", columns), true, true, true).columns());
    }

    private static Map<String, String> environment(String variables) {
        return Stream.of(variables.split(" "))
                .filter(variable -> variable.contains("="))
                .map(variable -> variable.split("=", 2))
                .collect(Collectors.toMap(variable -> variable[0], variable -> variable[1]));
    }
}
