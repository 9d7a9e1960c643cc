package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.cli.Shell.Outcome;

class PathCommandTest extends CommandTest {

    @BeforeEach
    void aPolicyAndItsSubnet() throws IOException {
        shell.file("site.qos", Texts.POLICY)
                .file("fabric.txt", Texts.FABRIC)
                .file("subnet/fabric.txt", Texts.FABRIC)
                .file("subnet/opensm-lfts.dump", Texts.FORWARDING_TABLES);
    }

    @Test
    void thePathAndItsHopsArePrinted() {
        Outcome outcome = path("from", "n1 HCA-1/P1", "to", "n2 HCA-1/P1", "service", "0x10");
        assertEquals(
                """
                from        n1 HCA-1/P1 (0x00000000000a0001), LID 2
                to          n2 HCA-1/P1 (0x00000000000b0001), LID 3
                level       "Fast" (site.qos:7:5), by rule 1
                SL          3
                P_Key       0xffff
                MTU         2048
                rate        100 Gb/s
                life        1.07 s (18)
                reversible  yes

                node      in  out  VL  MTU  rate      share
                n1 HCA-1  -   1    3   ?    100 Gb/s  7 %
                sw1       1   2    3   ?    100 Gb/s  7 %
                The VLs are by the tables that OpenSM has by default.
                The shares are by the tables that OpenSM has by default.
                """,
                outcome.out());
        assertEquals(0, outcome.exitCode());
        assertEquals(
                "subnet: note: the snapshot does not have the MTU of every port on the path; 2048 bytes are assumed"
                        + " there\n",
                outcome.err());
    }

    /** The policy maps SL 3 to VL3 at all ports, and the link to n2 uses VL0 and VL1. */
    @Test
    void aNodeThatDropsThePacketsIsNamed() throws IOException {
        String setup = "<qos-setup><sl2vl-tables><sl2vl-scope><group>All</group><from>*</from><to>*</to>"
                + "<sl2vl-table>0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,0</sl2vl-table></sl2vl-scope></sl2vl-tables></qos-setup>";
        String all = "<port-group><name>All</name><node-type>ALL</node-type></port-group></port-groups>";
        shell.file("drop.qos", Texts.POLICY.replace("</port-groups>", all + setup))
                .file("narrow.json", Texts.NARROW_FABRIC.replace("\"vlCap\": 2, ", ""));
        String[] request = {"from", "n1 HCA-1/P1", "to", "n2 HCA-1/P1", "service", "0x10"};
        List<String> words = new ArrayList<>(List.of("path", "--policy", "drop.qos", "--fabric", "narrow.json"));
        words.addAll(List.of(request));
        Outcome outcome = shell.qos(words.toArray(String[]::new));
        assertTrue(
                outcome.out()
                        .contains(
                                "\nPackets of SL 3 do not arrive: sw1 drops them at port 2, whose link does not use VL3.\n"),
                outcome.toString());
    }

    @Test
    void ofUlpLinesWithOneSlTheOneThatDecidesIsNamed() throws IOException {
        shell.file(
                "lines.conf",
                """
                qos-ulps
                    default: 0
                    any, service-id 0x10: 3
                    any, service-id 0x20: 3
                end-qos-ulps
                """);
        String[] request = {"from", "n1 HCA-1/P1", "to", "n2 HCA-1/P1", "service", "0x20"};
        Outcome path = ask("path", "lines.conf", request);
        assertTrue(path.out().contains("(lines.conf:4:5), by rule 2\n"), path.out());
        Outcome explained = ask("explain", "lines.conf", request);
        assertTrue(explained.out().contains("\nlevel     \"SimpleQoSLevel_SL3\" (lines.conf:4:5)\n"), explained.out());
    }

    @Test
    void aGuidIsNotTakenForALid() {
        Outcome outcome = path("from", "n1 HCA-1/P1", "to", "0x7");
        assertTrue(outcome.out().startsWith("no path: the subnet has no port 0x0000000000000007, the destination\n"));
    }

    @Test
    void theMtusAndRatesOfTheSnapshotCount() throws IOException {
        StringBuilder answers = new StringBuilder();
        for (String port : List.of("Lid 2 port 1", "Lid 1 port 1", "Lid 1 port 2", "Lid 3 port 1")) {
            answers.append("# Port info: ").append(port).append("\nMtuCap:....4096\nLinkWidthActive:....1X\n");
            answers.append("LinkSpeedActive:....10.0 Gbps\nLinkState:....Active\n");
        }
        shell.file("subnet/answers.txt", answers.toString());
        Outcome outcome = path("from", "2", "to", "3", "service", "0x10");
        assertTrue(outcome.out().contains("\nMTU         4096\nrate        10 Gb/s\n"), outcome.out());
        assertEquals("", outcome.err(), "nothing is assumed");
    }

    @Test
    void theNoteNamesWhatIsMissingAndTheFolderWhereItIs() throws IOException {
        shell.file("fabric.txt", Texts.FABRIC.replace(" 4xEDR", "")).file("opensm-lfts.dump", Texts.FORWARDING_TABLES);
        assertEquals(
                "[\"mtu\"]",
                json("from", "2", "to", "3", "service", "0x10").get("assumed").toString());
        Outcome outcome =
                shell.qos("path", "--policy", "site.qos", "--fabric", ".", "from", "2", "to", "3", "service", "0x10");
        assertEquals(
                """
                .: note: the snapshot does not have the MTU of every port on the path; 2048 bytes are assumed there
                .: note: the snapshot does not have the rate of any link on the path; 10 Gb/s is assumed
                """,
                outcome.err());
    }

    @Test
    void theTablesThatThePolicyStatesCountBeforeThoseOfOptions() throws IOException {
        shell.file(
                "site.qos",
                Texts.POLICY.replace(
                        "</port-groups>",
                        "<port-group><name>All</name><node-type>CA,SWITCH</node-type></port-group></port-groups>\n"
                                + "<qos-setup><vlarb-tables><vlarb-scope><group>All</group>"
                                + "<vlarb-low>0:192,3:64</vlarb-low><vlarb-high>1:0</vlarb-high></vlarb-scope>"
                                + "</vlarb-tables></qos-setup>"));
        Outcome stated = path("from", "2", "to", "3", "service", "0x10");
        assertTrue(stated.out().contains("100 Gb/s  25 %\n"), stated.out());
        String ofPolicy = "The shares are by the tables of qos-setup in site.qos, as 'qos apply' sets them.\n";
        assertTrue(
                stated.out().endsWith("The VLs are by the tables that OpenSM has by default.\n" + ofPolicy),
                stated.out());
        shell.file("own.opts", "qos TRUE\nqos_vlarb_high 1:0\nqos_vlarb_low 0:10,3:10\n");
        Outcome given = path("--opts", "own.opts", "from", "2", "to", "3", "service", "0x10");
        assertTrue(given.out().contains("100 Gb/s  25 %\n"), given.out());
        assertTrue(given.out().endsWith("The VLs are by the tables of own.opts.\n" + ofPolicy), given.out());
    }

    @Test
    void whileQosIsOffThereIsNoLevel() throws IOException {
        shell.file("off.opts", "qos FALSE\n");
        Outcome text = path("--opts", "off.opts", "from", "2", "to", "3", "service", "0x10");
        assertTrue(text.out().contains("\nlevel       none, QoS is off\nSL          0\n"), text.out());
        JsonNode root = json("--opts", "off.opts", "from", "2", "to", "3", "service", "0x10");
        assertTrue(root.get("level").isNull(), root.toString());
        assertEquals("fe80::a:1", root.at("/path/sgid").asText());
    }

    @Test
    void aRefusalHasItsReason() {
        Outcome outcome = path("from", "0xa0001", "to", "3", "service", "0x10", "sl", "5");
        assertEquals(
                "no path: the request names SL 5, its level has SL 3\nOpenSM answers 0x0300 and logs ERR 1F1F\n",
                outcome.out());
        assertEquals(1, outcome.exitCode());
    }

    @Test
    void theGidsHaveThePrefixOfTheSubnet() throws IOException {
        shell.file("prefix.opts", "qos TRUE\nsubnet_prefix 0x1234000000000042\n");
        JsonNode byPort = json("--opts", "prefix.opts", "from", "0xa0001", "to", "3");
        assertEquals("1234::42:0:0:a:1", byPort.at("/path/sgid").asText());
        assertTrue(byPort.at("/path/dgid").asText().startsWith("1234::42:0:0:"), byPort.toString());
        JsonNode byGid = json("--opts", "prefix.opts", "from", "fe80::a:1", "to", "3");
        assertEquals("fe80::a:1", byGid.at("/path/sgid").asText());
        assertEquals(
                "OTHER_SUBNET",
                json("--opts", "prefix.opts", "from", "1234:0:0:43::a:1", "to", "3")
                        .at("/refused/reason")
                        .asText());
    }

    @Test
    void jsonHasRecordAndHops() throws IOException {
        JsonNode root = json("from", "2", "to", "3", "service", "0x10");
        assertEquals(3, root.at("/path/sl").asInt());
        assertEquals("0xffff", root.at("/path/pkey").asText());
        assertEquals("Fast", root.at("/level/name").asText());
        assertEquals(2, root.at("/hops").size());
        assertEquals(2, root.at("/hops/1/outPort").asInt());
        assertEquals(
                "SL_NOT_OF_LEVEL",
                json("from", "2", "to", "3", "sl", "1").at("/refused/reason").asText());
    }

    @Test
    void withoutTablesItSaysWhichFilesHaveThem() {
        Outcome outcome = shell.qos("path", "--policy", "site.qos", "--fabric", "fabric.txt", "from", "2", "to", "3");
        assertEquals(3, outcome.exitCode());
        assertTrue(outcome.err().contains("opensm-lfts.dump"), outcome.err());
        assertEquals(
                2,
                shell.qos("path", "--policy", "site.qos", "from", "2", "to", "3")
                        .exitCode());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    numb-path 0   | 0 |
                    numb-path 127 | 0 |
                    mtu = 0       | 1 | no path: MTU code 0 of the request is not valid
                    mtu < 63      | 1 | no path: MTU code 63 of the request is not valid
                    rate > 1      | 1 | no path: rate code 1 of the request is not valid
                    """)
    void whatAClientCanSendIsAnsweredAsOpenSmDoes(String more, int exitCode, String answer) {
        Outcome outcome = path(("from 2 to 3 " + more).split(" "));
        assertEquals(exitCode, outcome.exitCode(), outcome.err());
        if (answer != null) {
            assertEquals(answer + "\nOpenSM answers 0x0200 and logs nothing\n", outcome.out());
        }
    }

    @Test
    void anEngineThatChoosesSlsIsNotGuessedAt() throws IOException {
        shell.file("opensm.opts", "qos TRUE\nrouting_engine dfsssp\n");
        Outcome outcome = path("--opts", "opensm.opts", "from", "2", "to", "3");
        assertEquals(
                "not known: the SL is chosen by the routing engine, which the snapshot does not show\n", outcome.out());
        assertEquals(3, outcome.exitCode());
        Outcome explained = shell.qos(
                "explain",
                "--policy",
                "site.qos",
                "--fabric",
                "fabric.txt",
                "--opts",
                "opensm.opts",
                "from",
                "2",
                "to",
                "3");
        assertTrue(explained.out().contains("\nSL        chosen by the routing engine dfsssp\n"), explained.out());
        assertTrue(explained.out().contains(", a hint for the routing engine\n"), explained.out());
    }

    @Test
    void theProfileOfTheRfcTakesTheLargestWithoutACode() {
        assertEquals(
                0,
                path("--profile", "rfc", "from", "2", "to", "3", "mtu", "largest")
                        .exitCode());
        assertEquals(1, path("from", "2", "to", "3", "mtu", "largest").exitCode());
    }

    @Test
    void aRequesterThatTheFabricLacksIsNamed() {
        Outcome outcome = path("--requester", "0xdead", "from", "2", "to", "3");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("no port 0x000000000000dead "), outcome.err());
    }

    private JsonNode json(String... request) throws IOException {
        List<String> words = new ArrayList<>(List.of("--format", "json"));
        words.addAll(List.of(request));
        return new ObjectMapper().readTree(path(words.toArray(String[]::new)).out());
    }

    private Outcome path(String... words) {
        return ask("path", "site.qos", words);
    }

    private Outcome ask(String command, String policy, String... words) {
        List<String> all = new ArrayList<>(List.of(command, "--policy", policy, "--fabric", "subnet"));
        all.addAll(List.of(words));
        return shell.qos(all.toArray(String[]::new));
    }
}
