package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;

/** What is proposed in a file with tests. */
class PolicyTestCompletionTest {

    private static final String POLICY =
            """
            port-groups
                port-group
                    name: Compute
                    use: nodes
                    port-guid: 0x11
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Bulk
                    sl: 2
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: checkpoints
                    service-id: 0x77
                    qos-level-name: Bulk
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static Proposed at(String marked) {
        return Proposed.at(
                LspTestHarness.with(TestFabrics.threeHosts()).put("qos-policy.conf", POLICY), "a.qostest", marked);
    }

    @Test
    void headersAndTestsOutsideOfTests() {
        assertEquals(
                List.of("test", "policy", "partitions", "options", "fabric"),
                at("<|>").labels());
        assertEquals(
                List.of("partitions", "options", "fabric"),
                at("policy \"x\"\n<|>").labels().subList(1, 4));
        assertEquals(List.of("test"), at("policy \"x\"\nte<|>").labels());
    }

    @Test
    void requestsAndExpectationsInTests() {
        assertEquals(List.of("from", "expect"), at("test \"a\" {\n  <|>").labels());
        assertEquals(List.of("for all"), at("test \"a\" <|>").labels());
    }

    @Test
    void theEndsOfARequest() {
        List<String> ends = at("test \"a\" { from <|>").labels();
        assertEquals(List.of("any", "group", "group \"Compute\""), ends.subList(0, 3));
        assertTrue(ends.contains("\"vs1 HCA-1/P1\""), ends::toString);
        assertEquals("nodes", at("test \"a\" { from group <|>").meaning("\"Compute\""));
    }

    @Test
    void keywordsThatTheRequestDoesNotHave() {
        List<String> keywords = at("test \"a\" { from any to any service 3 <|>").labels();
        assertTrue(keywords.containsAll(List.of("class", "client", "expect")), keywords::toString);
        assertFalse(keywords.contains("service") || keywords.contains("from"), keywords::toString);
    }

    @Test
    void valuesOfARequest() {
        assertEquals("iSER", at("test \"a\" { from any to any service <|>").meaning("iser"));
        assertTrue(at("test \"a\" { from any to any client cma<|>").labels().contains("cma-ipv4"));
        assertEquals(
                List.of("<", ">", "=", "largest"),
                at("test \"a\" { from any to any mtu <|>").labels());
        assertEquals("2048 bytes", at("test \"a\" { from any to any mtu > <|>").meaning("4"));
    }

    @Test
    void clausesAndTheNamesOfThePolicy() {
        List<String> clauses = at("test \"a\" { from any to any expect <|>").labels();
        assertTrue(clauses.containsAll(List.of("not", "level", "no path", "default")), clauses::toString);
        assertEquals("SL 2", at("test \"a\" { from any to any expect level <|>").meaning("\"Bulk\""));
        assertEquals(
                List.of("\"checkpoints\""),
                at("test \"a\" { from any to any expect rule <|>").labels());
    }

    @ParameterizedTest
    @ValueSource(strings = {"# te<|>", "test \"a<|>", "policy <|>", "test \"a\" { from any to any # <|>"})
    void nothingWhereOnlyTheAuthorKnows(String marked) {
        assertEquals(List.of(), at(marked).labels());
    }
}
