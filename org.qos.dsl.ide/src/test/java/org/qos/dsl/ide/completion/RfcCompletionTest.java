package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;

/** What is proposed in the RFC syntax. */
class RfcCompletionTest {

    private static final String LEVEL = "<qos-policy><qos-levels><qos-level>";
    private static final String RULE = "<qos-policy><port-groups>"
            + "<port-group><name>Big Store</name><use>all disks</use></port-group>"
            + "<port-group><name>G2</name></port-group></port-groups>"
            + "<qos-levels><qos-level><sn>4</sn><name>gold</name><sl>1</sl></qos-level></qos-levels>"
            + "<qos-match-rules><qos-match-rule>";

    private List<String> rfc(String marked) {
        return Proposed.at("a.qos", marked).labels();
    }

    @Test
    void theSectionsOfAPolicy() {
        List<String> sections =
                List.of("<port-groups>", "<qos-setup>", "<qos-levels>", "<qos-match-rules>", "</qos-policy>");
        assertEquals(sections.subList(0, 4), rfc("<qos-policy> <<|></qos-policy>"));
        assertEquals(sections, rfc("<qos-policy><|>"));
        assertEquals(sections, rfc("<qos-policy> <<|>"));
        assertEquals(List.of("<qos-levels>"), rfc("<qos-policy> <qos-l<|>"));
        assertEquals(List.of("<qos-levels>"), rfc("<qos-policy> qos-l<|>"));
    }

    @Test
    void whatARuleHasNotComesFirst() {
        List<String> labels = rfc(RULE + "<source>G2</source><<|>");
        assertEquals(List.of("<qos-level-sn>", "<sn>"), labels.subList(0, 2));
        assertEquals(List.of("<source>", "</qos-match-rule>"), labels.subList(labels.size() - 2, labels.size()));
    }

    @Test
    void closingTags() {
        assertEquals(List.of("</sn>"), rfc(LEVEL + "<sn>1<|>"));
        assertEquals(
                List.of("</sn>"),
                rfc(LEVEL + "<sn>1<<|>").stream()
                        .filter(l -> l.startsWith("</"))
                        .toList());
        assertEquals(List.of("</sn>"), rfc(LEVEL + "<sn>1</<|>"));
        assertEquals(List.of("</qos-level>"), rfc(LEVEL + "<sn>1</sn></<|>"));
        assertEquals(List.of("</qos-levels>"), rfc("<qos-policy><qos-levels></<|>"));
    }

    @Test
    void groupsWithWhatTheyAreFor() {
        assertEquals(List.of("Big Store", "G2"), rfc(RULE + "<source><|>"));
        assertEquals(List.of("Big Store", "</source>"), rfc(RULE + "<source>Big St<|>"));
        assertEquals(List.of("Big Store"), rfc(RULE + "<source>G2, <|>"));
        assertEquals("all disks", Proposed.at("a.qos", RULE + "<source><|>").meaning("Big Store"));
    }

    @Test
    void levelsByTheirNumber() {
        assertEquals(
                "gold, SL 1", Proposed.at("a.qos", RULE + "<qos-level-sn><|>").meaning("4"));
    }

    @Test
    void codesWithTheirMeaning() {
        assertEquals("40 Gb/s", Proposed.at("a.qos", LEVEL + "<rate-limit><|>").meaning("7"));
        assertEquals(
                "2048 bytes", Proposed.at("a.qos", LEVEL + "<mtu-limit><|>").meaning("4"));
        assertEquals("1.07 s", Proposed.at("a.qos", LEVEL + "<packet-life><|>").meaning("18"));
    }

    @Test
    void serviceIdsOfKnownProtocols() {
        assertEquals("iSER", Proposed.at("a.qos", RULE + "<service-id><|>").meaning("0x1060cbc"));
    }

    @Test
    void tablesOfSixteenEntries() {
        List<String> tables = rfc("<qos-policy><qos-setup><sl2vl-tables><sl2vl-scope><sl2vl-table><|>");
        assertTrue(tables.get(0).split(",").length == 16, tables::toString);
    }

    @Test
    void elementsWithWhatTheyNeedForClientsWithTabStops() {
        CompletionItem level = Proposed.withTabStops("a.qos", "<qos-policy><qos-levels><<|>")
                .items()
                .get(0);
        assertEquals(
                "<qos-level>\n\t<sn>$1</sn>\n\t<name>$2</name>\n\t<sl>$3</sl>$0\n</qos-level>",
                level.getTextEdit().getLeft().getNewText());
        assertEquals(
                1,
                level.getTextEdit().getLeft().getRange().getEnd().getCharacter()
                        - level.getTextEdit().getLeft().getRange().getStart().getCharacter());
    }

    @Test
    void portsOfTheFabric() {
        String group = "<qos-policy><port-groups><port-group>";
        LspTestHarness harness = LspTestHarness.with(TestFabrics.threeHosts());
        assertEquals(
                "vs1 HCA-1 port 1",
                Proposed.at(harness, "a.qos", group + "<port-guid><|>").meaning("0x0000000000000011"));
        assertEquals(
                List.of("store/HCA-1/P1"),
                Proposed.at(LspTestHarness.with(TestFabrics.threeHosts()), "a.qos", group + "<port-name>sto<|>")
                        .labels()
                        .stream()
                        .filter(label -> !label.startsWith("<"))
                        .toList());
    }

    @Test
    void partitionsAndTheirPkeys() {
        String group = "<qos-policy><port-groups><port-group>";
        String partitions = "Part1=0x8001, ipoib: ALL=full;\n";
        assertEquals(
                "P_Key 0x0001",
                Proposed.at(
                                LspTestHarness.empty().put("partitions.conf", partitions),
                                "a.qos",
                                group + "<partition><|>")
                        .meaning("Part1"));
        assertEquals(
                "partition Part1",
                Proposed.at(LspTestHarness.empty().put("partitions.conf", partitions), "a.qos", group + "<pkey><|>")
                        .meaning("0x0001"));
    }

    @Test
    void nothingInComments() {
        assertEquals(List.of(), rfc("<qos-policy><!-- <|>"));
    }

    @Test
    void whatMayAppearOnceIsNotProposedAgain() {
        assertEquals(
                List.of(
                        "<name>",
                        "<port-guid>",
                        "<port-name>",
                        "<partition>",
                        "<pkey>",
                        "<node-type>",
                        "</port-group>"),
                rfc("<qos-policy><port-groups><port-group><|><use>x</use>"));
        assertEquals(List.of(), rfc(LEVEL + "<sn>1</sn><sl>1</sl><s<|></qos-level>"));
        assertEquals(List.of("<sn>", "<sl>"), rfc(LEVEL + "<s<|></qos-level><qos-level><sn>1</sn><sl>1</sl>"));
    }

    @Test
    void whatIsClosedAlreadyIsNotClosedAgain() {
        assertFalse(
                rfc("<qos-policy><qos-levels> <|> </qos-levels></qos-policy>").contains("</qos-levels>"));
        assertEquals(List.of("</qos-levels>"), rfc("<qos-policy><qos-levels> </<|> </qos-levels></qos-policy>"));
        assertEquals(List.of(), rfc(LEVEL + "<sn>1<|></sn>"));
        assertTrue(
                rfc(LEVEL + "<sn>1</sn> <|> <qos-level><sn>2</sn></qos-level>").contains("</qos-level>"));
    }

    @Test
    void tagsWithDigits() {
        assertEquals(List.of("<sl2vl-tables>"), rfc("<qos-policy><qos-setup><sl2<|>"));
        String scope = "<qos-policy><qos-setup><sl2vl-tables><sl2vl-scope>";
        assertFalse(rfc(scope + "<|><sl2vl-table>0</sl2vl-table></sl2vl-scope>").contains("</sl2vl-scope>"));
    }

    @Test
    void theWholeTokenAtTheCursorIsReplaced() {
        String tag = RULE + "<so<|>me>G2</source>";
        assertTrue(
                Proposed.withTabStops("a.qos", tag).with("<source>").endsWith("<qos-match-rule><source>G2</source>"));
        String number = LEVEL + "<sl>1<|>4</sl>";
        assertTrue(Proposed.withTabStops("a.qos", number).with("15").endsWith("<sl>15</sl>"));
        String second = RULE + "<source>G2, Big<|> Shop, G2</source>";
        assertTrue(Proposed.withTabStops("a.qos", second)
                .with("Big Store")
                .endsWith("<source>G2, Big Store, G2</source>"));
        String entity = RULE + "<source>Big<|>&#44; &amp; B</source>";
        assertTrue(Proposed.withTabStops("a.qos", entity).with("Big Store").endsWith("<source>Big Store</source>"));
        String end = RULE + "<qos-level-sn>4</qos<|>-level-sn>";
        assertTrue(
                Proposed.withTabStops("a.qos", end).with("</qos-level-sn>").endsWith("<qos-level-sn>4</qos-level-sn>"));
    }

    @Test
    void aTableIsProposedAsAWhole() {
        String scope = "<qos-policy><qos-setup><sl2vl-tables><sl2vl-scope><sl2vl-table>";
        assertTrue(Proposed.withTabStops("a.qos", scope + "0,0<|>,1")
                .with("0" + ",0".repeat(15))
                .endsWith("<sl2vl-table>0" + ",0".repeat(15)));
        assertEquals(List.of("</sl2vl-table>"), rfc(scope + "3,4,<|>"));
    }

    @Test
    void aNumberIsFoundByWhatItMeans() {
        assertEquals(
                "40 Gb/s", Proposed.at("a.qos", LEVEL + "<rate-limit>40<|>").meaning("7"));
        assertEquals(List.of("4", "</qos-level-sn>"), rfc(RULE + "<qos-level-sn>go<|>"));
    }

    @Test
    void aGuidIsFoundWithAndWithoutItsZeros() {
        String group = "<qos-policy><port-groups><port-group><port-guid>";
        for (String typed : List.of("0x1", "0x0", "0x001", "vs1", "0x5, 0x1", "0x5-0x1")) {
            Proposed proposed =
                    Proposed.at(LspTestHarness.with(TestFabrics.threeHosts()), "a.qos", group + typed + "<|>");
            CompletionItem guid = proposed.item("0x0000000000000011");
            String word = typed.substring(Math.max(typed.lastIndexOf(' '), typed.lastIndexOf('-')) + 1);
            assertTrue(guid.getFilterText().startsWith(word), guid::getFilterText);
        }
    }

    @Test
    void ofVeryManyPortsTheFirstUntilMoreIsTyped() {
        LspTestHarness harness = LspTestHarness.with(TestFabrics.hosts(2000));
        String group = "<qos-policy><port-groups><port-group><port-guid>";

        CompletionList all = Proposed.at(harness, "a.qos", group + "<|>").list();
        CompletionList some =
                Proposed.at(harness, "b.qos", group + "host1999<|>").list();

        assertTrue(all.isIncomplete());
        assertEquals(CompletionResult.MAX_PROPOSALS, all.getItems().size());
        assertFalse(some.isIncomplete());
        assertEquals("host1999 port 1", some.getItems().get(0).getDetail());
    }

    @Test
    void anEntryIsDescribed() {
        Proposed proposed = Proposed.at("a.qos", LEVEL + "<|>");
        assertEquals(
                "The packet lifetime n, 0 to 63, which means 4.096 us x 2^n.",
                proposed.item("<packet-life>").getDocumentation().getLeft());
        assertEquals(
                "What the level is for.",
                proposed.item("<use>").getDocumentation().getLeft());
    }

    @Test
    void theClientMatchesWhatIsTyped() {
        assertEquals(
                List.of("<mtu-limit>", "<rate-limit>"),
                Proposed.at("a.qos", LEVEL + "<limit<|>").shown());
        assertEquals(
                List.of("<vlarb-high>", "<vl-high-limit>"),
                Proposed.at("a.qos", "<qos-policy><qos-setup><vlarb-tables><vlarb-scope>high<|>")
                        .shown());
        assertFalse(Proposed.at("a.qos", LEVEL + "<limit<|>").list().isIncomplete());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<source>G2<~>                                | G2,</source>",
                "<source>G2,<~>                               | Big Store",
                "<source><~>, g2</source>                     | Big Store",
                "<service-id>0x1060cbc,<~>                    | 0x10603db,0x1064e51,0x1061144,0x10601bd"
            })
    void anItemOfAListIsNotProposedAgain(String typed, String expected) {
        List<String> labels =
                Proposed.at("a.qos", RULE + typed.replace('~', '|')).shown();

        assertEquals(List.of(expected.split(",")), labels.subList(0, Math.min(labels.size(), 4)));
    }

    @Test
    void aSectionIsProposedOnce() {
        assertEquals(
                List.of("<qos-setup>", "<qos-levels>", "</qos-policy>"),
                rfc("<qos-policy><port-groups><port-group><name>a</name></port-group></port-groups> <|>"
                        + "<qos-match-rules></qos-match-rules>"));
    }

    @Test
    void oneLevelIsTheDefault() {
        String levels =
                "<qos-policy><qos-levels><qos-level><sn>0</sn><name>default</name></qos-level><qos-level><name>";

        assertEquals(List.of("</name>"), rfc(levels + "<|>"));
        assertEquals(
                List.of("DEFAULT"), rfc(LEVEL + "<name><|></name></qos-level>").subList(0, 1));
    }

    @Test
    void theNextSerialNumber() {
        String levels = "<qos-policy><qos-levels><qos-level><sn>0x2</sn></qos-level><qos-level><sn>7</sn></qos-level>";

        assertEquals("8", rfc(levels + "<qos-level><sn><|></sn>").get(0));
        assertEquals("8", rfc(levels + "<qos-level><sn><|>9</sn>").get(0));
        assertEquals("0", rfc(LEVEL + "<sn><|>").get(0));
        assertEquals(
                "2",
                rfc("<qos-policy><qos-match-rules><qos-match-rule><sn>1</sn></qos-match-rule><qos-match-rule><sn><|>")
                        .get(0));
    }

    @Test
    void ratesInTheOrderOfTheRates() {
        List<Double> gigabits = Proposed.at("a.qos", LEVEL + "<rate-limit><|>").items().stream()
                .filter(item -> item.getDetail() != null)
                .map(item -> Double.valueOf(item.getDetail().split(" ")[0]))
                .toList();

        assertEquals(gigabits.stream().sorted().toList(), gigabits);
        assertEquals(24 - 2 + 1, gigabits.size());
    }

    @Test
    void aCodeWithItsMeaningInTheList() {
        Proposed proposed = Proposed.withLabelDetails("a.qos", LEVEL + "<rate-limit><|>");

        assertEquals(" - 100 Gb/s", proposed.item("16").getLabelDetails().getDetail());
        assertNull(Proposed.at("a.qos", LEVEL + "<rate-limit><|>").item("16").getLabelDetails());
        assertEquals(
                "all disks",
                Proposed.withLabelDetails("a.qos", RULE + "<source><|>")
                        .item("Big Store")
                        .getLabelDetails()
                        .getDescription());
    }

    @Test
    void aServiceIdIsFoundByItsProtocol() {
        assertEquals(
                List.of("0x1060cbc"),
                Proposed.at("a.qos", RULE + "<service-id>iser<|>").shown().stream()
                        .filter(label -> !label.startsWith("<"))
                        .toList());
        assertEquals(
                "0x1061144",
                Proposed.at("a.qos", RULE + "<service-id>nvme<|>").shown().get(0));
    }

    @Test
    void nothingInANameOfSeveralLines() {
        assertEquals(List.of(), rfc(RULE + "<source>Big\n  St<|>"));
    }
}
