package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.runtime.request.Client;

/** The values that a form for requests proposes. */
class ProposeRequestTest {

    private static final String POLICY =
            """
            port-groups
                port-group
                    name: "Tape library"
                    use: backups
                    port-guid: 0x31
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: nightly runs
                    service-id: 0x77, 0x1060cbc, 0x80-0x90
                    qos-level-name: DEFAULT
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static ProposalDetails propose(String policy, String arguments) {
        var snapshot = LspTestHarness.with(TestFabrics.threeHosts())
                .put("qos-policy.conf", policy)
                .snapshot("qos-policy.conf");
        return (ProposalDetails)
                CommandRunner.of("qos.proposeRequest", snapshot, arguments).details();
    }

    private static List<String> texts(String keyword, String typed) {
        return propose(POLICY, "{\"keyword\": \"" + keyword + "\", \"text\": \"" + typed + "\"}").proposals().stream()
                .map(ProposalDetails.Value::text)
                .toList();
    }

    @Test
    void groupsOfThePolicyAndPortsOfTheFabric() {
        assertEquals(
                List.of(
                        "any",
                        "group \"Tape library\"",
                        "\"vs1 HCA-1/P1\"",
                        "\"vs2 HCA-1/P1\"",
                        "\"store HCA-1/P1\"",
                        "\"leaf 1/P0\""),
                texts("from", ""));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock =
                    """
                    VS2         | "vs2 HCA-1/P1"
                    p1 STORE    | "store HCA-1/P1"
                    0x11        | "vs1 HCA-1/P1"
                    backups     | group "Tape library"
                    """)
    void endsThatContainAllPartsInAnyOrder(String typed, String found) {
        assertEquals(List.of(found), texts("to", typed));
    }

    @Test
    void everyClientWithTheFieldsThatItSends() {
        assertEquals(Client.keywords(), texts("client", ""));
        assertEquals(
                List.of(new ProposalDetails.Value("mpi", "sends the ports only")),
                propose(POLICY, "{\"keyword\": \"client\", \"text\": \"mpi\"}").proposals());
        assertEquals(
                List.of(new ProposalDetails.Value("srp", "sends Service-ID, P_Key")),
                propose(POLICY, "{\"keyword\": \"client\"}").proposals().stream()
                        .filter(value -> value.text().equals("srp"))
                        .toList());
    }

    @Test
    void serviceIdsOfRulesAndOfKnownProtocols() {
        assertEquals(List.of("0x77"), texts("service", "nightly"));
        assertTrue(texts("service", "").contains("iser"), () -> texts("service", "")
                .toString());
        assertTrue(texts("service", "").contains("tcp:"), () -> texts("service", "")
                .toString());
    }

    @Test
    void aPolicyWithErrorsHasProposalsToo() {
        assertEquals(
                List.of("any", "group \"Tape library\""),
                propose(POLICY.replace("sl: 0", "sl: zero"), "{\"keyword\": \"from\"}").proposals().stream()
                        .limit(2)
                        .map(ProposalDetails.Value::text)
                        .toList());
    }

    @Test
    void otherKeywordsAreRejected() {
        String message =
                assertThrows(CommandException.class, () -> texts("origin", "")).getMessage();

        assertTrue(message.startsWith("'keyword' must be one of "), message);
        assertTrue(message.endsWith(", but found \"origin\""), message);
    }
}
