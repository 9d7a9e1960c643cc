package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.cli.Shell.Outcome;

class ExplainCommandTest extends CommandTest {

    @BeforeEach
    void aPolicyAndItsFabric() throws IOException {
        shell.file("site.qos", Texts.POLICY)
                .file("qos-policy.conf", Texts.OPENSM_POLICY)
                .file("fabric.txt", Texts.FABRIC);
    }

    @Test
    void saysWhichRuleMatchesAndWhy() throws IOException {
        matchesGolden("explain/match.txt", "site.qos", "from 2 to", "n2 HCA-1/P1", "service 0x1f pkey 0xffff");
    }

    @Test
    void saysForEachRuleBeforeWhatIsWantedAndWhatIsThere() throws IOException {
        matchesGolden("explain/default.txt", "qos-policy.conf", "from 0xb0001 to 0xa0001 service iser");
    }

    @Test
    void anotherSlThanTheLevelsIsRefused() throws IOException {
        matchesGolden("explain/refused.txt", "site.qos", "from 0xa0001 to 0xdead sl 5");
    }

    @Test
    void aClientSendsItsOwnFields() throws IOException {
        matchesGolden("explain/client.txt", "site.qos", "from 2 to 3 service 0x10 class 32 client cma-ipv4");
    }

    @Test
    void betweenGroupsThePairsAreCounted() throws IOException {
        matchesGolden("explain/pairs.txt", "site.qos", "from any to group servers service 0x10");
        matchesGolden("explain/any.txt", "site.qos", "from any to any service 0x10");
    }

    @Test
    void theSameAsJson() throws IOException {
        matchesGolden("explain/match.json", "site.qos", "--format json from 2 to 3 service 0x1f sl 3");
        matchesGolden("explain/default.json", "site.qos", "--format json from 3 to 2 service 0x1f");
        matchesGolden("explain/pairs.json", "site.qos", "--format json from any to any service 0x10");
    }

    @Test
    void theLevelIsTheOneOfTheMatchCommand() throws IOException {
        shell.file("queries", "2 3 0x1f - 0xffff\n2 3 0x20 - -\n");
        String[] levels = shell.qos("match", "--policy", "site.qos", "--fabric", "fabric.txt", "--queries", "queries")
                .out()
                .split("\n");
        assertEquals(levels[0].split("\t")[0], level("from 2 to 3 service 0x1f pkey 0xffff"));
        assertEquals(levels[1].split("\t")[0], level("from 2 to 3 service 0x20"));
    }

    @Test
    void whileQosIsOffTheLevelIsSaidNotToBeInForce() throws IOException {
        shell.file("off.opts", "qos FALSE\n");
        Outcome text = explain("site.qos", "--opts off.opts from 2 to 3 service 0x10");
        assertTrue(text.out().contains("\nQoS       is off: OpenSM does not read the policy"), text.out());
        assertTrue(text.out().contains("\nSL        0\n"), text.out());
        assertTrue(text.out().contains("level      3, QoS is off\n"), text.out());
        assertTrue(text.out().contains("partition  0, QoS is off (Default, 0x7fff), used\n"), text.out());
        JsonNode json = new ObjectMapper()
                .readTree(explain("site.qos", "--opts off.opts --format json from 2 to 3 service 0x10 sl 4")
                        .out());
        assertEquals(4, json.at("/sl/answered").asInt());
        assertEquals("requested", json.at("/sl/counts").asText());
        assertEquals("false", json.at("/inForce").asText());
        Outcome pairs = explain("site.qos", "--opts off.opts from any to any");
        assertTrue(pairs.err().startsWith("off.opts: warning: QoS is off"), pairs.err());
    }

    @Test
    void thePartitionIsTheOneThatTheTablesOfBothKindsOfMembersLeave() throws IOException {
        shell.file("p.conf", "Default=0x7fff: ALL=full;\nGreen=0x10, sl=4: 0xa0001=both, 0xb0001=limited;\n")
                .file("both.opts", "qos TRUE\nallow_both_pkeys TRUE\n")
                .file("one.opts", "qos TRUE\n");
        String request = "from 2 to 3 service 0x10";
        String one = explain("site.qos", "--partitions p.conf --opts one.opts " + request)
                .out();
        String both = explain("site.qos", "--partitions p.conf --opts both.opts " + request)
                .out();
        assertTrue(one.contains("partition  4 (Green, 0x0010)"), one);
        assertTrue(both.contains("partition  0 (Default, 0x7fff)"), both);
    }

    @Test
    void whereForwardingTablesAreKnownTheVlAtEachHopIsPrinted() {
        assertEquals(
                """
                hops      cn01 HCA-1, out by port 1: SL 2 -> VL2
                          leaf3, in by port 2, out by port 7: SL 2 -> VL2
                          spine1, in by port 3, out by port 5: SL 2 -> VL2
                          leaf5, in by port 7, out by port 1: SL 2 -> VL2
                """,
                hops("service tcp:987"));
    }

    @Test
    void whereThereIsNoPathTheReasonIsPrinted() {
        assertEquals("hops      no path: the request names SL 4, its level has SL 0\n", hops("sl 4"));
    }

    @Test
    void aWholeRequestMayBeOneArgument() {
        String inWords = explain("site.qos", "from 2 to 3 service 0x10").out();
        String[] quoted = {
            "explain", "--policy", "site.qos", "--fabric", "fabric.txt", "from 2 to \"n2 HCA-1/P1\" service 0x10"
        };
        assertEquals(
                inWords.lines().filter(line -> line.startsWith("rule")).toList(),
                shell.qos(quoted)
                        .out()
                        .lines()
                        .filter(line -> line.startsWith("rule"))
                        .toList());
    }

    @Test
    void withoutAFabricPortsAreGivenByGuid() {
        Outcome outcome =
                shell.qos("explain", "--policy", "qos-policy.conf", "from", "0x1", "to", "0xb0001", "service", "0x10");
        assertEquals(0, outcome.exitCode());
        assertTrue(outcome.out().contains("destination: 0x00000000000b0001 is in \"Servers\""), outcome.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    from 2 to 3 priority 4           | the request, token 5: "priority" is not a keyword of requests
                    from 2 to 3 mtu 4                | the request, token 6: "4" is not a selector of "mtu"; expected <, >, = or largest
                    from 2 to                        | the request, token 3: the value after "to" is missing
                    from nowhere to 3                | the request, token 2: "nowhere" is not a port
                    from 2 to 99                     | the request, token 4: the LID 99 is not in the fabric
                    from 2 to group Guests           | the request, token 5: the policy has no port group "Guests"
                    from 2 to 3 client srp           | the request: the client srp needs a Service-ID
                    from any to any class 1 client ipoib | the request: the client ipoib does not let a request set the QoS-Class
                    """)
    void aRequestThatCannotBeUnderstoodIsWrongUsage(String request, String message) {
        Outcome outcome = explain("site.qos", request);
        assertEquals(2, outcome.exitCode());
        assertEquals("", outcome.out());
        assertTrue(outcome.err().startsWith("qos: " + message), outcome.err());
        assertEquals(1, outcome.err().lines().count(), outcome.err());
    }

    @Test
    void anyPortNeedsAFabric() {
        Outcome outcome = shell.qos("explain", "--policy", "qos-policy.conf", "from", "any", "to", "0x1");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("pass --fabric"), outcome.err());
    }

    @Test
    void aPolicyWithErrorsIsNotExplained() throws IOException {
        shell.file("broken.qos", Texts.POLICY.replace("</qos-levels>", ""));
        assertEquals(1, explain("broken.qos", "from 2 to 3").exitCode());
    }

    /** The last section for a request between two nodes of the cluster example. */
    private String hops(String fields) {
        Path cluster = Path.of("..", "examples", "cluster").toAbsolutePath();
        String[] words = {
            "explain",
            "--policy",
            cluster.resolve("policy.qos").toString(),
            "--partitions",
            cluster.resolve("partitions.conf").toString(),
            "--fabric",
            cluster.toString(),
            "from \"cn01 HCA-1/P1\" to \"oss1 HCA-1/P1\" " + fields
        };
        String text = shell.qos(words).out();
        return text.substring(text.indexOf("hops"));
    }

    private String level(String request) throws IOException {
        JsonNode explained = new ObjectMapper()
                .readTree(explain("site.qos", "--format json " + request).out());
        return explained.at("/level/name").asText();
    }

    private void matchesGolden(String name, String policy, String... request) throws IOException {
        Outcome outcome = explain(policy, request);
        assertEquals(0, outcome.exitCode(), outcome.err());
        Golden.assertMatches(name, outcome.out());
    }

    /** Runs the command; the texts are split at spaces, except those that hold a port name. */
    private Outcome explain(String policy, String... request) {
        List<String> words = new ArrayList<>(List.of("explain", "--policy", policy, "--fabric", "fabric.txt"));
        for (String text : request) {
            words.addAll(text.contains("/P") ? List.of(text) : List.of(text.split(" ")));
        }
        return shell.qos(words.toArray(String[]::new));
    }
}
