package org.qos.dsl.opensm.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.testing.OpenSmText;

/** The first errors of a file with very many are reported. */
class ManyErrorsTest {

    private static String withErrors(int count) {
        return OpenSmText.withDefault(
                "port-groups\nport-group\nname: a\n" + "foo: 1\n".repeat(count) + "end-port-group\nend-port-groups\n");
    }

    @Test
    void aThousandAreReported() {
        assertEquals(1000, OpenSmText.check(withErrors(1000)).findings().size());
    }

    @Test
    void atTheNextItIsSaidThatThereAreMore() {
        List<Finding> findings = OpenSmText.check(withErrors(3000)).findings();
        assertEquals(1001, findings.size());
        Finding last = findings.get(1000);
        assertEquals("too-many-errors", last.code());
        assertEquals(1010, last.line());
        assertTrue(
                last.message().startsWith("more than 1000 syntax errors; further ones are not reported"),
                last.message());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    srp, port-num 3 : 4     | there is no 'srp, port-num' line, because SRP is identified by the port GUIDs
                    any, service-id 0x5 3   | missing ':' before the SL 3; OpenSM rejects the policy; write ': 3'
                    any, pkey 1, 0x5-0x6 3  | missing ':' before the SL 3; OpenSM rejects the policy; write ': 3'
                    sdp, port-num 987 3 # x | missing ':' before the SL 3; OpenSM rejects the policy; write ': 3'
                    """)
    void theCauseOfAnErrorInAUlpLineIsNamed(String line, String message) {
        List<Finding> findings = OpenSmText.check(OpenSmText.withDefault("qos-ulps\n" + line + "\nend-qos-ulps\n"))
                .findings();
        assertTrue(findings.get(0).message().startsWith(message), findings::toString);
        assertEquals(1, findings.size(), findings::toString);
    }

    @Test
    void aLineThatOpenSmDoesNotHaveIsExplained() {
        String message = OpenSmText.check(OpenSmText.withDefault("qos-ulps\nsrp: 3\nend-qos-ulps\n"))
                .findings()
                .get(0)
                .message();
        assertTrue(message.startsWith("there is no 'srp:' line, because SRP is identified by the port GUIDs"), message);
    }
}
