package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

/** Tables and partitions. OpenSM ignores qos-setup and sets the tables of its option file: both are compared, and named. */
class DiffTablesTest extends CommandTest {

    private static final String OPTIONS = "qos TRUE\nmax_op_vls 4\nqos_ca_sl2vl 0,1,2,3,4,5,6,7,7,7,7,7,7,7,7,7\n";
    private static final String LESS = OPTIONS.replace("0,1,2,3", "15,1,2,3");

    @BeforeEach
    void twoSitesWithTablesInThePolicy() throws IOException {
        for (String site : new String[] {"a", "b"}) {
            shell.file(site + "/qos.yaml", "policy: p.conf\noptions: opts\nfabric: net\n")
                    .file(site + "/p.conf", policy(1))
                    .file(site + "/opts", OPTIONS)
                    .file(site + "/net", Texts.FABRIC);
        }
    }

    @Test
    void theTablesOfTheOptionFileAreAChangeOfTheirOwn() throws IOException {
        shell.file("b/opts", LESS);
        Outcome outcome = shell.qos("diff", "--breaking", "a", "b", "--quiet");
        assertEquals(
                """
                Tables of CA ports (those of the option file, which OpenSM sets)
                  lower: SL 0: packets are dropped
                  SL 0: VL0 -> dropped

                1 change of tables; 1 lowers what is guaranteed.
                """,
                outcome.out());
        assertEquals(1, outcome.exitCode());
    }

    @Test
    void aSideWithoutAnOptionFileIsNamed() throws IOException {
        assertEquals("", shell.qos("diff", "a", "b").err());
        shell.file("b/qos.yaml", "policy: p.conf\nfabric: net\n");
        String note = "note: B has no option file: OpenSM's defaults count for it, with qos TRUE\n";
        assertEquals(note, shell.qos("diff", "a", "b").err());
        assertEquals(note.replace("B has", "A has"), shell.qos("diff", "b", "a").err());
        assertEquals("", shell.qos("diff", "b", "b").err());
        shell.file("b/qos.yaml", "policy: p.conf\noptions: opts\nfabric: net\n");
        shell.file("a/partitions.conf", "Default=0x7fff : ALL=full;\n");
        assertEquals(
                "note: B has no partition file: OpenSM's default partition counts for it\n",
                shell.qos("diff", "a", "b").err());
    }

    @Test
    void optionsAreThoseOfOpenSmWhereThePolicyStatesTables() throws IOException {
        shell.file("a/qos.yaml", "policy: p.conf\nfabric: net\n");
        shell.file("b/opts", "qos TRUE\nmax_op_vls 3\nrouting_engine minhop\n");
        String out = shell.qos("diff", "a", "b", "--quiet").out();
        assertTrue(out.contains("max_op_vls: 5 -> 3"), out);
        assertFalse(out.contains("routing_engine"), out);
    }

    @Test
    void theTablesOfThePolicyAreNamed() throws IOException {
        shell.file("b/p.conf", policy(2));
        Outcome outcome = shell.qos("diff", "a", "b", "--quiet");
        assertTrue(
                outcome.out().startsWith("Tables of CA ports (those of qos-setup, which 'qos apply' programs)\n"),
                outcome.out());
        assertTrue(outcome.out().contains("\n1 change of tables;"), outcome.out());
    }

    @Test
    void programsAndReviewsReadWhichTablesAreMeant() throws IOException {
        shell.file("b/opts", LESS).file("b/p.conf", policy(2));
        JsonNode tables = new ObjectMapper()
                .readTree(shell.qos("diff", "--format", "json", "a", "b").out())
                .get("tables");
        assertEquals("qos-setup", tables.at("/0/origin").asText());
        assertEquals("option-file", tables.at("/1/origin").asText());
        String comment =
                shell.qos("diff", "--format", "github", "a", "b", "--quiet").out();
        assertTrue(comment.contains("(those of the option file, which OpenSM sets)**\n\n- **lower: "), comment);
    }

    @Test
    void withoutTablesInThePolicyNothingIsSaidOfThem() throws IOException {
        shell.file("a/p.conf", Texts.OPENSM_POLICY)
                .file("b/p.conf", Texts.OPENSM_POLICY)
                .file("b/opts", LESS);
        assertTrue(shell.qos("diff", "a", "b", "--quiet").out().startsWith("Tables of CA ports\n"));
        String json = shell.qos("diff", "--format", "json", "a", "b").out();
        assertFalse(json.contains("origin"), json);
    }

    @Test
    void aLowerMtuAndALowerRateOfIpoibAreNamed() throws IOException {
        shell.file("a/partitions.conf", "Default=0x7fff : ALL=full ;\nLab=1, ipoib : ALL=full ;\n")
                .file("b/partitions.conf", "Default=0x7fff : ALL=full ;\nLab=1, ipoib, mtu=3, rate=2 : ALL=full ;\n");
        assertEquals(
                """
                Partition 'Lab' (0x0001)
                  lower: lower MTU of IPoIB, lower rate of IPoIB
                  IPoIB broadcast group: SL 0, 2048 bytes, 10 Gb/s -> SL 0, 1024 bytes, 2.5 Gb/s

                1 change of partitions; 1 lowers what is guaranteed.
                """,
                shell.qos("diff", "--breaking", "a", "b", "--quiet").out());
        JsonNode change = new ObjectMapper()
                .readTree(shell.qos("diff", "--format", "json", "a", "b").out())
                .at("/partitions/0");
        assertEquals(1024, change.get("ipoibMtuAfter").asInt());
        assertEquals(2.5, change.get("ipoibRateAfter").asDouble());
    }

    private static String policy(int vl) {
        return """
                port-groups
                    port-group
                        name: Adapters
                        node-type: CA
                    end-port-group
                end-port-groups
                qos-setup
                    sl2vl-tables
                        sl2vl-scope
                            group: Adapters
                            from: *
                            to: *
                            sl2vl-table: %d,1,2,3,4,5,6,7,7,7,7,7,7,7,7,7
                        end-sl2vl-scope
                    end-sl2vl-tables
                end-qos-setup
                """
                        .formatted(vl)
                + Texts.OPENSM_POLICY;
    }
}
