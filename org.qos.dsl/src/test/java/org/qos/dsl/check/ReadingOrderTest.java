package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/**
 * The order in which OpenSM comes to the causes for which it does not accept a policy: what an entry lacks is noticed at the
 * end of its block, a port name at the end of its list, a missing level at the end of the file. In a text, a slash is a line
 * end.
 */
class ReadingOrderTest {

    private static final String DEFAULT_LEVEL =
            "qos-levels/qos-level/name: DEFAULT/sl: 0/end-qos-level/end-qos-levels/";

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    mtu-limit: 9/rate-limit: 99/name: A/sl: 1 | mtu-limit-out-of-range rate-limit-out-of-range
                    rate-limit: 99/mtu-limit: 9/name: A/sl: 1 | rate-limit-out-of-range mtu-limit-out-of-range
                    mtu-limit: 9/sl: 1                        | mtu-limit-out-of-range missing-entry
                    sl: 1/mtu-limit: 9                        | mtu-limit-out-of-range missing-entry
                    """)
    void whatALevelLacksIsNoticedAtItsEnd(String entries, String codes) {
        assertEquals(
                codes, causes("qos-levels/qos-level/" + entries + "/end-qos-level/end-qos-levels/" + DEFAULT_LEVEL));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    port-name: "a b c"/node-type: FOO  | malformed-port-name unknown-node-type
                    node-type: FOO/port-name: "a b c"  | unknown-node-type malformed-port-name
                    port-name: "a b c",/node-type: FOO | missing-value unknown-node-type malformed-port-name
                    """)
    void aPortNameIsReadAtTheEndOfItsList(String entries, String codes) {
        assertEquals(
                codes,
                causes("port-groups/port-group/name: G/" + entries + "/end-port-group/end-port-groups/"
                        + DEFAULT_LEVEL));
    }

    @Test
    void aMissingLevelIsNoticedAtTheEndOfTheFile() {
        assertEquals(
                "mtu-limit-out-of-range missing-default-level",
                causes("qos-levels/qos-level/name: A/sl: 1/mtu-limit: 9/end-qos-level/end-qos-levels/"));
    }

    private static String causes(String text) {
        CheckedFile checked =
                Checker.check(new ProjectFiles().load("policy", text.replace('/', '\n'), new OpenSmLanguage()));
        return ReadingOrder.causes(checked.source(), checked.found()).stream()
                .map(Finding::code)
                .collect(Collectors.joining(" "));
    }
}
