package org.qos.cli;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

class AuditCommandTest extends CommandTest {

    private static final int RING = 5;
    private static final String OPTIONS =
            """
            qos TRUE
            qos_high_limit 0
            qos_vlarb_high 0:64,3:192
            qos_vlarb_low 0:0
            qos_sl2vl 0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,0
            """;

    @BeforeEach
    void aPolicyAndItsSubnet() throws IOException {
        shell.file("site.qos", Texts.POLICY)
                .file("site.opts", OPTIONS)
                .file("subnet/fabric.txt", Texts.FABRIC)
                .file("subnet/opensm-lfts.dump", Texts.FORWARDING_TABLES);
    }

    @Test
    void aGoodSiteHasSharesOnly() {
        Outcome outcome = audit("subnet");
        assertEquals(
                """
                2 links switch -> CA, 100 Gb/s, MTU 2048 (assumed), 8 VLs, VLHighLimit 0: sw1/P1-2
                  VL  SLs  levels   guaranteed  Gb/s   worst case  Gb/s
                  0   0    DEFAULT  25.0 %      25.00  22.3 %      22.30
                  3   3    Fast     75.0 %      75.00  66.9 %      66.90
                """
                        .lines()
                        .toList(),
                outcome.out().lines().limit(4).toList(),
                outcome.out());
        assertTrue(
                outcome.out()
                        .endsWith("\nThe tables of ports are those of site.opts.\n"
                                + "2 paths followed, 0 errors, 0 warnings.\n"),
                outcome.out());
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void aSnapshotWithOtherTablesThanTheFilesIsReportedOnce() throws IOException {
        shell.file(
                "subnet/opensm-sl2vl.dump",
                """
                Switch 0x0000000000000100, base LID 1, "sw1"
                # In Out : 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
                  1   2  : 0 1 2 3 0 0 0 0 0 0 0 0 0 0 0 0
                  2   1  : 0 1 2 3 0 0 0 0 0 0 0 0 0 0 0 0
                """);
        assertEquals("", audit("subnet").err());

        shell.file("site.opts", OPTIONS.replace("0,1,2,3", "0,1,2,5"));
        String warning =
                "subnet: warning: 2 ports have other SL2VL or arbitration tables than site.opts states; those of the"
                        + " snapshot count. If the option file was changed since, restart OpenSM and take a new snapshot.\n";
        assertEquals(warning, audit("subnet").err());
        assertEquals("", audit("subnet", "--quiet").err());
        for (String command : new String[] {"path", "explain"}) {
            String[] words = {
                command, "--policy", "site.qos", "--opts", "site.opts", "--fabric", "subnet", "from", "2", "to", "3"
            };
            assertTrue(shell.qos(words).err().startsWith(warning), command);
        }
        shell.file("traffic.yaml", "traffic: [{name: all, pattern: all-to-all}]\n");
        for (String[] more :
                new String[][] {{"simulate", "--traffic", "traffic.yaml"}, {"report", "-o", "page.html"}}) {
            List<String> words = new ArrayList<>(List.of(more));
            words.addAll(List.of("--policy", "site.qos", "--opts", "site.opts", "--fabric", "subnet"));
            assertTrue(shell.qos(words.toArray(String[]::new)).err().contains(warning), more[0]);
        }
    }

    @Test
    void aSnapshotWithOtherTablesThanQosSetupIsReported() throws IOException {
        shell.file(
                        "site.qos",
                        Texts.POLICY.replace(
                                "<qos-levels>",
                                """
                                <qos-setup><sl2vl-tables><sl2vl-scope><across>Servers</across><from>1</from>
                                <sl2vl-table>0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,15</sl2vl-table></sl2vl-scope></sl2vl-tables></qos-setup>
                                <qos-levels>"""))
                .file(
                        "subnet/opensm-sl2vl.dump",
                        """
                        Switch 0x0000000000000100, base LID 1, "sw1"
                        # In Out : 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
                          1   2  : 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
                        """);
        assertEquals(
                "subnet: warning: 1 port has other SL2VL or arbitration tables than qos-setup in site.qos states; those of"
                        + " qos-setup count. 'qos apply' sets them; take a new snapshot then.\n",
                audit("subnet").err());
    }

    /** Also where the rule that says so is off, as in a project of qos design without tables of ports. */
    @Test
    void theSummarySaysWhyNoPathIsFollowed() throws IOException {
        shell.file("qos.yaml", "rules:\n  not-checked: off\n");

        Outcome outcome = audit("subnet/fabric.txt");

        assertTrue(
                outcome.out().endsWith("\n0 paths followed (forwarding tables are not known), 0 errors, 0 warnings.\n"),
                outcome.out());
    }

    /** 8b/10b: of 40 Gb/s, 32 are data. */
    @Test
    void sharesOfAQdrLinkAreOfItsDataRate() throws IOException {
        shell.file("subnet/fabric.txt", Texts.FABRIC.replace("4xEDR", "4xQDR"));

        String out = audit("subnet").out();

        assertTrue(out.startsWith("2 links switch -> CA, 40 Gb/s (32.00 Gb/s of data), MTU 2048 (assumed), "), out);
        assertTrue(out.contains("\n  3   3    Fast     75.0 %      24.00  66.9 %      21.41\n"), out);
        JsonNode root =
                new ObjectMapper().readTree(audit("subnet", "--format", "json").out());
        assertEquals(32, root.findPath("gbps").asDouble());
    }

    @Test
    void anErrorEndsWithOne() throws IOException {
        shell.file("site.opts", OPTIONS.replace("3:192", "2:192"));
        Outcome outcome = audit("subnet");
        assertEquals(1, outcome.exitCode());
        assertTrue(
                outcome.out()
                        .startsWith("subnet: error: VL3 (SL 3) has no weight in either arbitration table at 2 ports"
                                + " (sw1/P2, n1 HCA-1/P1); its packets are never sent"),
                outcome.out());
        assertTrue(outcome.out().contains(" [vl-without-weight]\n"), outcome.out());
    }

    @Test
    void theFailLevelDecides() throws IOException {
        shell.file("site.opts", OPTIONS.replace("0,1,2,3,", "0,1,2,15,"));
        assertEquals(0, audit("subnet").exitCode());
        assertEquals(1, audit("subnet", "--fail-level", "warning").exitCode());
    }

    @Test
    void aRingHasCreditLoopsAndJsonHasTheirLinks() throws IOException {
        shell.file("ring/net", ring()).file("ring/opensm-lfts.dump", ringTables());
        Outcome outcome = audit("ring", "--format", "json");
        JsonNode root = new ObjectMapper().readTree(outcome.out());
        JsonNode loop = root.at("/findings/0");
        assertEquals("credit-loop", loop.get("code").asText());
        assertEquals("error", loop.get("severity").asText());
        assertEquals(RING, loop.get("hops").size());
        assertEquals("sw0", loop.at("/hops/0/from/description").asText());
        assertEquals("sw1", loop.at("/hops/0/to/description").asText());
        assertEquals(0, loop.at("/hops/0/route/sl").asInt());
        assertEquals(1, outcome.exitCode());
    }

    @Test
    void aProjectGradesFindings() throws IOException {
        shell.file("site.opts", OPTIONS.replace("3:192", "2:192"))
                .file("qos.yaml", "rules: {vl-without-weight: warning}\n");
        Outcome lowered = audit("subnet");
        assertTrue(lowered.out().startsWith("subnet: warning: VL3 (SL 3) has no weight"), lowered.out());
        assertTrue(lowered.out().contains(", 0 errors, 1 warning."), lowered.out());
        assertEquals(0, lowered.exitCode());
        assertEquals(1, audit("subnet", "--fail-level", "warning").exitCode());

        shell.file("qos.yaml", "rules: {vl-without-weight: off}\n");
        Outcome off = audit("subnet", "--fail-level", "info");
        assertTrue(!off.out().contains("vl-without-weight"), off.out());
        assertEquals(0, off.exitCode());
    }

    @Test
    void theFormatsOfChecksLeadToTheLevelInThePolicy() throws IOException {
        shell.file("site.opts", OPTIONS.replace("3:192", "2:192"));
        String compact = audit("subnet", "--format", "compact").out();
        int line = Texts.POLICY.substring(0, Texts.POLICY.indexOf("Fast")).split("\n").length;
        assertTrue(compact.startsWith("site.qos:" + line + ":"), compact);
        assertTrue(compact.contains(": error: VL3 (SL 3) has no weight"), compact);
        JsonNode sarif =
                new ObjectMapper().readTree(audit("subnet", "--format", "sarif").out());
        JsonNode found = sarif.at("/runs/0/results/0");
        assertEquals("vl-without-weight", found.get("ruleId").asText());
        assertEquals("error", found.get("level").asText());
        assertEquals(
                line, found.at("/locations/0/physicalLocation/region/startLine").asInt());
        assertTrue(audit("subnet", "--format", "github").out().startsWith("::error "));
        assertTrue(audit("subnet", "--format", "junit").out().contains("name=\"vl-without-weight\""));
    }

    @Test
    void severitiesHaveColourOnDemand() throws IOException {
        shell.file("site.opts", OPTIONS.replace("3:192", "2:192"));
        assertTrue(audit("subnet", "--color", "always").out().startsWith("subnet: \033[1m\033[31merror"));
    }

    @Test
    void aLongLoopIsCut() throws IOException {
        shell.file("ring/net", ring()).file("ring/opensm-lfts.dump", ringTables());
        String out = audit("ring", "--max-hops", "2").out();
        assertTrue(out.contains("\n  2. sw1/P2 -> sw2/P3 VL0, "), out);
        assertTrue(out.contains("\n  ... 3 more links; --format json has all\n"), out);
    }

    @Test
    void aLoopIsNotCutToNothing() {
        Outcome outcome = audit("subnet", "--max-hops", "0");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("--max-hops: expected at least 1 link, not 0."), outcome.err());
    }

    @Test
    void theSlsOfPathsCanBeRead() throws IOException {
        shell.file("site.opts", OPTIONS + "routing_engine dfsssp\n");
        assertTrue(audit("subnet").out().contains("routing engine dfsssp chooses the SL of each path"));
        shell.file("sls", "0xa0000 3 2\n0xb0000 2 2\n");
        Outcome outcome = audit("subnet", "--path-sls", "sls");
        assertTrue(outcome.out().contains("VL2 (SL 2) has no weight"), outcome.out());
        assertEquals(3, audit("subnet", "--path-sls", "absent").exitCode());
        shell.file("sls", "0xa0000 3 2\n0xdead 2 2\n0xdeaf 2 2\n0xdeaf 0 2\n0xdeaf 2 16\n");
        assertEquals(
                """
                sls:4: warning: LID 0 is out of range; expected 1 to 49151; the line is left out
                sls:5: warning: SL 16 is out of range; expected 0 to 15; the line is left out
                sls: warning: the fabric does not have 0x000000000000dead and 1 more of the GUIDs of sources; paths from them are left out
                """,
                audit("subnet", "--path-sls", "sls")
                        .err()
                        .lines()
                        .filter(line -> line.startsWith("sls"))
                        .map(line -> line + "\n")
                        .collect(joining()));
        shell.file("sls", "nothing\n");
        assertEquals(3, audit("subnet", "--path-sls", "sls").exitCode());
    }

    @Test
    void withoutAFabricThereIsNothingToAudit() {
        Outcome outcome = shell.qos("audit", "--policy", "site.qos");
        assertEquals(2, outcome.exitCode());
        assertEquals("qos: an audit needs a fabric; pass one with --fabric.\n", outcome.err());
    }

    private Outcome audit(String fabric, String... options) {
        return shell.qos(Stream.concat(
                        Stream.of("audit", "--policy", "site.qos", "--opts", "site.opts", "--fabric", fabric),
                        Stream.of(options))
                .toArray(String[]::new));
    }

    /** A net of ibsim: each switch has an adapter on port 1, the next switch on port 2, the previous one on port 3. */
    private static String ring() {
        StringBuilder net = new StringBuilder();
        for (int i = 0; i < RING; i++) {
            net.append(String.format(
                    """
                    switchguid=0x%x
                    Switch 3 "S%d" # "sw%d" base port 0 lid %d lmc 0
                    [1] "H%d"[1]
                    [2] "S%d"[3]
                    [3] "S%d"[2]

                    """,
                    0x100 + i, i, i, 1 + i, i, (i + 1) % RING, (i + RING - 1) % RING));
        }
        for (int i = 0; i < RING; i++) {
            net.append(String.format(
                    """
                    caguid=0x%x
                    Ca 1 "H%d" # "n%d"
                    [1] "S%d"[1] # lid %d lmc 0

                    """,
                    0xa0000 + 0x100 * i, i, i, i, 11 + i));
        }
        return net.toString();
    }

    /** Always the shorter way. */
    private static String ringTables() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < RING; i++) {
            text.append(String.format(
                    "Unicast lids [0-%d] of switch Lid %d guid 0x%016x ('sw%d'):\n", 10 + RING, 1 + i, 0x100 + i, i));
            for (int to = 0; to < RING; to++) {
                int away = Math.floorMod(to - i, RING);
                text.append(String.format(
                        "0x%04x %03d # Channel Adapter portguid 0x%016x: 'n%d'\n",
                        11 + to, away == 0 ? 1 : 2 * away < RING ? 2 : 3, 0xa0001 + 0x100 * to, to));
            }
        }
        return text.append(IntStream.of(RING).sum() + " lids dumped\n").toString();
    }
}
