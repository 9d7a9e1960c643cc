package org.qos.dsl.check.rules.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.dsl.check.Severity.WARNING;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.check.testing.RuleTester;
import org.qos.dsl.testing.OptionsText;

/** What {@link UnrecognizedOption} reports, and what it accepts. */
class UnrecognizedOptionTest {

    private static final RuleTester RULE = new RuleTester(new UnrecognizedOption());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("«qos=TRUE»\n").reports(WARNING);
        RULE.options("«qos_swe_sl2lv» 1\n").reports(WARNING);
    }

    @Test
    void aByteOrderMarkIsNamed() {
        RULE.options("«\uFEFFqos» TRUE\n")
                .reports(WARNING)
                .saying("the file begins with a byte order mark; OpenSM reads it as a part of the name")
                .fixedTo("qos TRUE\n");
        RULE.options("«\uFEFF»# of the site\nqos TRUE\n").reports(WARNING).fixedTo("# of the site\nqos TRUE\n");
    }

    @Test
    void anOptionOfSwitchesIsOneOfTheirExternalPortsOrOfPort0() {
        RULE.options("«qos_sw_sl2vl» 0\n")
                .reports(WARNING)
                .saying("OpenSM ignores the line; write qos_swe_sl2vl for external switch ports, or qos_sw0_sl2vl for"
                        + " enhanced switch ports 0");
        RULE.options("«qos_sw_colour» 0\n").reports(WARNING).saying("write the name of an option");
    }

    @ParameterizedTest(name = "{0}: {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # a space in place of an equals sign after the name of an option
                    qos=TRUE                            | writes   | qos TRUE
                    qos=TRUE x                          | nothing  |
                    qos=                                | nothing  |
                    =TRUE                               | nothing  |
                    colour=TRUE                         | nothing  |
                    # the only similar name
                    rooting_engine updn                 | writes   | routing_engine updn
                    rooting_engine updn\\ncolour 2      | writes   | routing_engine updn\\ncolour 2
                    colour 3                            | nothing  |
                    qos_swe_sl2lv 1                     | nothing  |
                    # no more than two typos, however long the name is
                    rooting_anginn updn                 | nothing  |
                    # perhaps, where there is no value or several, or where another line sets that option
                    rooting_engine                      | suggests | routing_engine
                    rooting_engine updn lash            | suggests | routing_engine updn lash
                    rooting_engine updn\\nrouting_engine lash | suggests | routing_engine updn\\nrouting_engine lash
                    """)
    void aNameIsCorrectedWhereOneCanBeMeant(String text, String how, String fixed) {
        String written = text.replace("\\n", "\n") + "\n";
        Finding first = OptionsText.check(written).findings().get(0);
        Optional<String> chosen = Fixes.apply(written, Fixes.chosen(List.of(first)));
        assertEquals(Optional.ofNullable(fixed).map(after -> after.replace("\\n", "\n") + "\n"), chosen);
        assertEquals(how.equals("writes"), first.automaticFix().isPresent());
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\n").accepts();
    }
}
