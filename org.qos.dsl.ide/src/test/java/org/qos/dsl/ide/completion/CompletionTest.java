package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionContext;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.CompletionTriggerKind;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Fabrics;
import org.qos.dsl.ide.Marked;
import org.qos.dsl.ide.workspace.View;

/** What is proposed where the cursor stands. */
@Timeout(60)
class CompletionTest {

    private static List<CompletionItem> items(Desk desk, String name, String marked, boolean tabStops) {
        Marked text = Marked.of(marked);
        View view = desk.put(name, text.text()).view(name);
        Completion completion = new Completion();
        completion.announce(new ServerCapabilities(), client(tabStops));
        return completion
                .answer(view, new CompletionParams(Desk.id(view), text.position()), Desk.PATIENT)
                .getRight()
                .getItems();
    }

    private static ClientCapabilities client(boolean tabStops) {
        var item = new CompletionItemCapabilities(tabStops);
        var document = new TextDocumentClientCapabilities();
        document.setCompletion(new CompletionCapabilities(item));
        var client = new ClientCapabilities();
        client.setTextDocument(document);
        return client;
    }

    private static List<String> labels(Desk desk, String name, String marked) {
        return items(desk, name, marked, false).stream()
                .map(CompletionItem::getLabel)
                .toList();
    }

    private static List<String> labels(String name, String marked) {
        return labels(Desk.empty(), name, marked);
    }

    private static String meaning(List<CompletionItem> items, String label) {
        return items.stream()
                .filter(item -> item.getLabel().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError("not proposed: " + label))
                .getDetail();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void anEmptyFileHasABeginningOrNothing(String name) {
        List<String> labels = labels(name, "<|>");
        assertEquals(
                switch (name) {
                    case "a.qos" -> "<qos-policy>";
                    case "qos-policy.conf" -> "qos-ulps";
                    case "partitions.conf" -> "";
                    default -> "accum_log_file";
                },
                labels.isEmpty() ? "" : labels.get(0));
    }

    @ParameterizedTest
    @CsvSource({
        "a.qos, '<qos-policy> <|>', false",
        "qos-policy.conf, 'port-groups <|>', false",
        "qos-policy.conf, 'qos-ulps\ndefault: <|>', true",
        "partitions.conf, 'A=1, <|>', true",
        "opensm.opts, 'qos <|>', true"
    })
    void aBlankOpensTheListWhereAValueCanBegin(String name, String marked, boolean opens) {
        Marked text = Marked.of(marked);
        View view = Desk.alone(name, text.text());
        var context = new CompletionContext(CompletionTriggerKind.TriggerCharacter, " ");

        var answer = new Completion()
                .answer(view, new CompletionParams(Desk.id(view), text.position(), context), Desk.PATIENT);

        assertEquals(opens, !answer.getRight().getItems().isEmpty());
    }

    @Nested
    class RfcSpelling {

        private static final String LEVEL = "<qos-policy><qos-levels><qos-level>";
        private static final String RULE = "<qos-policy><port-groups>"
                + "<port-group><name>Big Store</name><use>all disks</use></port-group>"
                + "<port-group><name>G2</name></port-group></port-groups>"
                + "<qos-levels><qos-level><sn>4</sn><name>gold</name><sl>1</sl></qos-level></qos-levels>"
                + "<qos-match-rules><qos-match-rule>";

        private List<String> rfc(String marked) {
            return labels("a.qos", marked);
        }

        @Test
        void theSectionsOfAPolicy() {
            List<String> sections =
                    List.of("<port-groups>", "<qos-setup>", "<qos-levels>", "<qos-match-rules>", "</qos-policy>");
            assertEquals(sections, rfc("<qos-policy><|>"));
            assertEquals(sections, rfc("<qos-policy> <<|>"));
            assertEquals(sections, rfc("<qos-policy> <<|></qos-policy>"));
            assertEquals(List.of("<qos-levels>"), rfc("<qos-policy> <qos-l<|>"));
            assertEquals(List.of("<qos-levels>"), rfc("<qos-policy> qos-l<|>"));
        }

        @Test
        void whatALevelHasNotComesFirst() {
            List<String> labels = rfc(LEVEL + "<sn>1</sn><<|>");
            assertEquals("<name>", labels.get(0));
            assertEquals(List.of("<sn>", "</qos-level>"), labels.subList(labels.size() - 2, labels.size()));
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
            assertEquals(List.of("Big Store", "G2"), rfc(RULE + "<source>G2, <|>"));
            assertEquals("all disks", meaning(items(Desk.empty(), "a.qos", RULE + "<source><|>", false), "Big Store"));
        }

        @Test
        void levelsByTheirNumber() {
            assertEquals("gold, SL 1", meaning(items(Desk.empty(), "a.qos", RULE + "<qos-level-sn><|>", false), "4"));
        }

        @Test
        void codesWithTheirMeaning() {
            assertEquals("40 Gb/s", meaning(items(Desk.empty(), "a.qos", LEVEL + "<rate-limit><|>", false), "7"));
            assertEquals("2048 bytes", meaning(items(Desk.empty(), "a.qos", LEVEL + "<mtu-limit><|>", false), "4"));
            assertEquals("1.07 s", meaning(items(Desk.empty(), "a.qos", LEVEL + "<packet-life><|>", false), "18"));
        }

        @Test
        void serviceIdsOfKnownProtocols() {
            assertEquals("iSER", meaning(items(Desk.empty(), "a.qos", RULE + "<service-id><|>", false), "0x1060cbc"));
        }

        @Test
        void tablesOfSixteenEntries() {
            List<String> tables = rfc("<qos-policy><qos-setup><sl2vl-tables><sl2vl-scope><sl2vl-table><|>");
            assertTrue(tables.get(0).split(",").length == 16, tables::toString);
        }

        @Test
        void elementsWithWhatTheyNeedForClientsWithTabStops() {
            CompletionItem level = items(Desk.empty(), "a.qos", "<qos-policy><qos-levels><<|>", true)
                    .get(0);
            assertEquals(
                    "<qos-level>\n\t<sn>$1</sn>\n\t<sl>$2</sl>\n</qos-level>",
                    level.getTextEdit().getLeft().getNewText());
            assertEquals(
                    1,
                    level.getTextEdit().getLeft().getRange().getEnd().getCharacter()
                            - level.getTextEdit()
                                    .getLeft()
                                    .getRange()
                                    .getStart()
                                    .getCharacter());
        }

        @Test
        void portsOfTheFabric() {
            String group = "<qos-policy><port-groups><port-group>";
            Desk desk = Desk.with(Fabrics.threeHosts());
            assertEquals(
                    "vs1 HCA-1 port 1",
                    meaning(items(desk, "a.qos", group + "<port-guid><|>", false), "0x0000000000000011"));
            assertEquals(
                    List.of("store/HCA-1/P1"),
                    labels(Desk.with(Fabrics.threeHosts()), "a.qos", group + "<port-name>sto<|>").stream()
                            .filter(label -> !label.startsWith("<"))
                            .toList());
        }

        @Test
        void partitionsAndTheirPkeys() {
            String group = "<qos-policy><port-groups><port-group>";
            String partitions = "Part1=0x8001, ipoib: ALL=full;\n";
            assertEquals(
                    "P_Key 0x0001",
                    meaning(
                            items(
                                    Desk.empty().put("partitions.conf", partitions),
                                    "a.qos",
                                    group + "<partition><|>",
                                    false),
                            "Part1"));
            assertEquals(
                    "partition Part1",
                    meaning(
                            items(Desk.empty().put("partitions.conf", partitions), "a.qos", group + "<pkey><|>", false),
                            "0x0001"));
        }

        @Test
        void nothingInComments() {
            assertEquals(List.of(), rfc("<qos-policy><!-- <|>"));
        }
    }

    @Nested
    class OpenSmSpelling {

        private static final String START =
                """
                port-groups
                    port-group
                        name: Storage
                        use: all disks
                    end-port-group
                    port-group
                        name: "Virtual Servers"
                    end-port-group
                end-port-groups
                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 0
                    end-qos-level
                    qos-level
                        name: Whole Set
                        sl: 1
                    end-qos-level
                end-qos-levels
                qos-match-rules
                    qos-match-rule
                """;

        private List<String> opensm(String marked) {
            return labels("qos-policy.conf", marked);
        }

        @Test
        void levelsBehindTheirKeyword() {
            List<String> levels = List.of("DEFAULT", "WholeSet");
            assertEquals(levels, opensm(START + "qos-level-name: <|>"));
            assertEquals(levels, opensm(START + "qos-level-name: <|>\n end-qos-match-rule\nend-qos-match-rules\n"));
            assertEquals(levels, opensm(START + "qos-level-name: <|> # which?\n"));
            assertEquals(levels, opensm(START + "sl: 3 foo\nqos-level-name: <|>"));
            assertEquals(List.of("WholeSet"), opensm(START + "qos-level-name: Whole S<|>"));
        }

        @Test
        void groupsInTheQuotesThatTheyNeed() {
            assertEquals(List.of("Storage", "\"Virtual Servers\""), opensm(START + "destination: <|>"));
            assertEquals(List.of("\"Virtual Servers\""), opensm(START + "source: Storage,V<|>"));
            assertEquals(List.of("\"Virtual Servers\""), opensm(START + "source: Storage, \"v<|>"));
        }

        @Test
        void halfAKeywordBehindANameIsCompleted() {
            assertEquals(List.of("service-id:"), opensm(START + "source: Storage\nserv<|>"));
            assertEquals(List.of("end-qos-match-rule"), opensm(START + "source: Storage\nend-q<|>"));
        }

        @Test
        void theEntriesOfABlockThatItHasComeLast() {
            assertEquals(
                    List.of(
                            "qos-class:",
                            "qos-level-name:",
                            "source:",
                            "destination:",
                            "service-id:",
                            "pkey:",
                            "end-qos-match-rule",
                            "use:"),
                    opensm(START + "use: x\n<|>"));
            assertEquals(List.of("qos-match-rule", "end-qos-match-rules"), opensm(START + "end-qos-match-rule <|>"));
        }

        @Test
        void nothingInDescriptionsAndComments() {
            assertEquals(List.of(), opensm(START + "use: s<|>"));
            assertEquals(List.of(), opensm(START + "# s<|>"));
        }

        @Test
        void linesOfQosUlpsAndTheirValues() {
            assertEquals(
                    List.of(
                            "any, service-id",
                            "any, pkey",
                            "any, target-port-guid",
                            "any, source-port-guid",
                            "any, source-target-port-guid"),
                    opensm("qos-ulps\nany<|>"));
            assertEquals(List.of("0x48ca", "0xcbc"), opensm("qos-ulps\nrds, port-num <|>"));
            assertEquals(16, opensm("qos-ulps\nsdp, port-num 10000: <|>").size());
            assertEquals(16, opensm("qos-ulps\ndefault: <|>").size());
        }

        @Test
        void nodeTypes() {
            assertEquals(List.of("SWITCH", "SELF"), opensm("port-groups\nport-group\nname: a\nnode-type: CA, S<|>\n"));
        }

        @Test
        void blocksWithWhatTheyNeed() {
            assertEquals(
                    "qos-level\n\tname: $1\n\tsl: $2\nend-qos-level",
                    items(Desk.empty(), "qos-policy.conf", "qos-levels\n<|>", true)
                            .get(0)
                            .getTextEdit()
                            .getLeft()
                            .getNewText());
        }
    }

    @Nested
    class Partitions {

        @Test
        void flagsAndTheirValues() {
            assertEquals(
                    List.of("mtu=", "rate=", "scope=", "Q_Key=", "TClass=", "sl=", "FlowLabel=", "defmember=", "indx0"),
                    labels("partitions.conf", "Part1=0x8001, ipoib, <|>"));
            assertEquals(
                    "40 Gb/s", meaning(items(Desk.empty(), "partitions.conf", "Part1=0x8001, rate=<|>", false), "7"));
            assertEquals(List.of("full"), labels("partitions.conf", "A=1, defmember=f<|>"));
        }

        @Test
        void membersAndHowTheyBelong() {
            Desk desk = Desk.with(Fabrics.threeHosts());
            assertEquals(
                    List.of("0x0000000000000011"),
                    labels(desk, "partitions.conf", "A=1: ALL=full, 0x0000000000000011<|>"));
            assertEquals(List.of("full", "limited", "both"), labels("partitions.conf", "A=1:\n ALL=<|>"));
            assertEquals(
                    List.of("sl="),
                    labels("partitions.conf", "A=1:\n mgid=ff12::1, s<|>").stream()
                            .filter("sl="::equals)
                            .toList());
        }

        @Test
        void theFlagsOfAMulticastGroupBehindMembers() {
            assertEquals(List.of("scope="), labels("partitions.conf", "A=1: ALL, mgid=ff12::1, sc<|>"));
            assertEquals(List.of(), labels("partitions.conf", "A=1: ALL, mgid=ff<|>"));
        }

        @Test
        void nothingInCommentsAndForNewNames() {
            assertEquals(List.of(), labels("partitions.conf", "# A=1, <|>"));
            assertEquals(List.of(), labels("partitions.conf", "Pa<|>"));
        }
    }

    @Nested
    class Options {

        @Test
        void namesAndValues() {
            assertEquals(List.of("qos_ca_sl2vl"), labels("opensm.opts", "qos_ca_sl<|>"));
            assertEquals(List.of("TRUE", "FALSE"), labels("opensm.opts", "qos <|>"));
            assertEquals(16, labels("opensm.opts", "qos_sl2vl <|>").get(0).split(",").length);
            assertTrue(labels("opensm.opts", "routing_engine <|>").contains("ftree"));
        }

        @Test
        void filesOfTheProject() {
            assertEquals(
                    List.of("/site/qos-policy.conf"),
                    labels(Desk.empty().put("qos-policy.conf", ""), "opensm.opts", "qos_policy_file <|>"));
        }
    }
}
