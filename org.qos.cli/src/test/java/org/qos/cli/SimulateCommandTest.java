package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

/** What {@code qos simulate} and the report print of traffic. */
class SimulateCommandTest extends SimulationTest {

    private static final String SOURCE = "The tables of ports are those of site.opts.\n\n";

    @Test
    void aReportShowsTheTraffic() throws IOException {
        Outcome outcome = report("--opts", "site.opts");

        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains("<h2 id=\"traffic-title\">Traffic</h2>"), outcome.out());
        assertTrue(outcome.out().contains("aria-label=\"Over time: files gets 75.0 Gb/s;"), outcome.out());
        assertTrue(outcome.out().contains("aria-label=\"By link: files gets 75.0 Gb/s;"), outcome.out());
        assertTrue(outcome.out().contains(" says. " + SOURCE.strip() + "</p>"), outcome.out());
        assertTrue(outcome.out().contains(" can. " + SOURCE.strip() + "</p>"), outcome.out());
    }

    @Test
    void classesGetTheWeightsOfTheirVls() {
        Outcome outcome = simulate();

        assertEquals(
                """
                class  SLs  flows  load of a sender  Gb/s  slowest flow  fastest flow
                files  3  1  max  75.0  75.0  75.0
                others  0  1  max  25.0  25.0  25.0

                Full links:
                  sw1/P2 -> n2 HCA-1/P1, 100.0 Gb/s: VL0 25.0, VL3 75.0
                  n1 HCA-1/P1 -> sw1/P1, 100.0 Gb/s: VL0 25.0, VL3 75.0

                """,
                rounded(outcome.out()).replace(SOURCE, ""),
                outcome.out());
        assertEquals(0, outcome.exitCode());
    }

    /** As 'qos path' and 'qos audit' name them. */
    @Test
    void theSourceOfTheTablesIsNamed() throws IOException {
        assertTrue(simulate().out().endsWith("\n" + SOURCE), simulate().out());
        assertTrue(simulate("--compare", "flat.qos").out().endsWith("\n" + SOURCE));
        assertTrue(simulate("--format", "json").out().contains("\"tables\" : [ \"options\" ]"));
    }

    /** The output of ibnetdiscover has no MTUs; packets of 2048 bytes do not get the shares of a design for 4096. */
    @Test
    void whatIsAssumedOfPathsIsSaid() throws IOException {
        String note =
                "subnet: note: the snapshot does not have the MTU of every port on the paths; packets of 2048 bytes"
                        + " are assumed there, and guarantees of tables for larger ones may not hold\n";

        assertTrue(simulate().err().contains(note), simulate().err());
        assertTrue(report().err().contains(note), report().err());
        assertEquals("", simulate("--quiet").err());
        assertTrue(simulate("--format", "json").out().contains("\"assumed\" : [ \"mtu\" ]"));
    }

    /** 8b/10b: of 40 Gb/s, 32 are data. */
    @Test
    void aQdrLinkCarriesWhatItsLineCodeLeaves() throws IOException {
        shell.file("subnet/fabric.txt", Texts.FABRIC.replace("4xEDR", "4xQDR"));

        String out = rounded(simulate().out());

        assertTrue(out.contains("\nfiles  3  1  max  24.0  24.0  24.0\nothers  0  1  max  8.0  8.0  8.0\n"), out);
        assertTrue(out.contains("n1 HCA-1/P1 -> sw1/P1, 32.0 Gb/s: VL0 8.0, VL3 24.0"), out);
    }

    /** To a tenth; the times of waiting are left out, which depend on the delays of switches and cables. */
    private static String rounded(String out) {
        String numbers = Pattern.compile("\\d+\\.\\d\\d")
                .matcher(out)
                .replaceAll(number -> String.format(Locale.ROOT, "%.1f", Double.parseDouble(number.group())));
        int waits = numbers.indexOf("VLs whose packets wait");
        return (waits < 0 ? numbers : numbers.substring(0, waits)).replaceAll("(\\S  ) +", "$1");
    }

    @Test
    void anotherPolicyIsCompared() throws IOException {
        Outcome outcome = simulate("--compare", "flat.qos", "--format", "json");

        JsonNode compared = new ObjectMapper().readTree(outcome.out()).path("compared");
        assertEquals("files", compared.at("/classes/0/name").asText());
        assertEquals(0, compared.at("/classes/0/sls/0").asInt());
        assertEquals(50, compared.at("/classes/0/gbps").asDouble(), 0.5);
        assertTrue(simulate("--compare", "flat.qos").out().contains("\nWith flat.qos then:\nclass "));
    }

    @Test
    void theOtherPolicyIsUsedWithTheFilesOfTheFirst() throws IOException {
        shell.file("qos.yaml", "policy: site.qos\noptions: site.opts\nfabric: subnet\n")
                .file("other/qos.yaml", "options: gone.opts\nfabric: gone.ibnetdiscover\n")
                .file("other/flat.qos", Texts.POLICY.replace("<sl>3</sl>", "<sl>0</sl>"));

        Outcome outcome = shell.qos("simulate", "--traffic", "traffic.yaml", "--compare", "other/flat.qos");

        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains("\nWith other/flat.qos then:\nclass "), outcome.out());
    }

    @Test
    void jsonHasFlowsLinksAndWaits() throws IOException {
        JsonNode result =
                new ObjectMapper().readTree(simulate("--format", "json").out());

        assertEquals(2, result.path("flows").size());
        assertEquals("n2 HCA-1", result.at("/flows/0/destination/description").asText());
        assertTrue(result.at("/flows/0/offered").isNull());
        assertTrue(result.at("/links/0/full").asBoolean());
        assertEquals(0, result.path("deadlocks").size());
    }

    @Test
    void bothModelsGiveTheSameRates() throws IOException {
        JsonNode packets = new ObjectMapper()
                .readTree(simulate("--format", "json", "--model", "packet").out());
        JsonNode flows = new ObjectMapper()
                .readTree(simulate("--format", "json", "--model", "flow").out());

        for (int place = 0; place < 2; place++) {
            assertEquals(
                    packets.at("/flows/" + place + "/gbps").asDouble(),
                    flows.at("/flows/" + place + "/gbps").asDouble(),
                    0.5);
        }
    }

    /** It computes rates, no times. */
    @Test
    void theFlowModelSaysOfVlsOnlyThatTheyWait() throws IOException {
        shell.file("subnet/fabric.txt", Texts.FABRIC.replaceAll("(lid 3 (?:lmc 0 \"sw1\" lid 1 )?)4xEDR", "$14xQDR"));

        JsonNode flows = new ObjectMapper()
                .readTree(simulate("--format", "json", "--model", "flow").out());

        assertTrue(flows.at("/waits/0/part").isNull(), flows::toPrettyString);
        assertTrue(flows.at("/links/0/vls/0/stalled").isNull(), flows::toPrettyString);
        String text = simulate("--model", "flow").out();
        assertTrue(text.contains("waits for VL"), text);
        assertFalse(text.contains("% of the time"), text);
        assertTrue(simulate("--model", "packet").out().contains("% of the time"));
    }

    @Test
    void theSameSeedGivesTheSameResult() {
        assertEquals(
                simulate("--format", "json", "--seed", "7").out(),
                simulate("--format", "json", "--seed", "7").out());
    }

    /** The switch swaps two VLs: either link can be the one that gives them their shares. */
    @Test
    void theFlowModelSaysWhichFlowsItDoesNotKnowForSure() throws IOException {
        String note =
                "2 flows of 2 may get another rate, because it depends on which buffers fill first, how long they fill,"
                        + " or on packets of several sizes;"
                        + " '--model packet' simulates that, but takes longer\n";
        assertFalse(simulate("--model", "flow").out().contains("may get another rate"));

        shell.file("site.opts", OPTIONS + "qos_swe_sl2vl 3,1,2,0,0,0,0,0,0,0,0,0,0,0,0,0\n");

        String out = simulate("--model", "flow").out();
        assertTrue(out.contains(note), out);
        assertFalse(simulate("--model", "packet").out().contains("may get another rate"));
    }

    @Test
    void smallRatesHaveTwoDigits() throws IOException {
        shell.file("traffic.yaml", TRAFFIC + "    load: 0.0123\n");

        String out = simulate("--model", "flow", "--flows").out();

        assertTrue(
                Pattern.compile("others +n1 HCA-1/P1 +n2 HCA-1/P1 +0 +0.012 +0.012\n")
                        .matcher(out)
                        .find(),
                out);
    }
}
