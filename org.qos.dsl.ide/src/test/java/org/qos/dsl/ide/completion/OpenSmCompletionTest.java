package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is proposed in the OpenSM syntax. */
class OpenSmCompletionTest {

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
        return Proposed.at("qos-policy.conf", marked).labels();
    }

    @Test
    void levelsAfterTheirKeyword() {
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
    void halfAKeywordAfterANameIsCompleted() {
        assertEquals(List.of("service-id:"), opensm(START + "source: Storage\nserv<|>"));
        assertEquals(List.of("end-qos-match-rule"), opensm(START + "source: Storage\nend-q<|>"));
    }

    @Test
    void theEntriesOfABlockThatItHasComeLast() {
        assertEquals(
                List.of(
                        "qos-level-name:",
                        "use:",
                        "qos-class:",
                        "source:",
                        "destination:",
                        "service-id:",
                        "end-qos-match-rule",
                        "pkey:"),
                opensm(START + "pkey: 1\n<|>"));
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
                "qos-level\n\tname: $1\n\tsl: $2$0\nend-qos-level",
                Proposed.withTabStops("qos-policy.conf", "qos-levels\n<|>")
                        .items()
                        .get(0)
                        .getTextEdit()
                        .getLeft()
                        .getNewText());
    }

    @Test
    void nothingInACommentAfterAName() {
        assertEquals(List.of(), opensm(START + "source: \"Virtual Servers\" # or \"Storage\", <|>"));
        assertEquals(List.of(), opensm(START + "source: \"Virtual Servers\" # or <|>\n"));
    }

    @Test
    void whatOpenSmMergesIsProposedAgain() {
        assertEquals(
                List.of("path-bits:", "pkey:"),
                opensm("qos-levels\nqos-level\nname: a\npkey: 1\np<|>\n").stream()
                        .filter(label -> !label.equals("packet-life:"))
                        .toList());
        assertEquals(List.of(), opensm("qos-levels\nqos-level\nn<|>\nname: a\nend-qos-level\n"));
    }

    @Test
    void whatIsClosedAlreadyIsNotClosedAgain() {
        assertFalse(opensm("qos-levels\n<|>\nend-qos-levels\n").contains("end-qos-levels"));
        assertEquals(List.of("end-qos-levels"), opensm("qos-levels\nend<|>\nend-qos-levels\n"));
        assertTrue(
                opensm("qos-levels\nqos-level\n<|>\nqos-level\nend-qos-level\n").contains("end-qos-level"));
    }

    @Test
    void theWholeTokenAtTheCursorIsReplaced() {
        String keyword = START + "qos-lev<|>el-number: DEFAULT\n";
        assertTrue(Proposed.withTabStops("qos-policy.conf", keyword)
                .with("qos-level-name:")
                .endsWith("qos-level-name: DEFAULT\n"));
        String quoted = START + "source: \"Vir<|>tuals\", Storage\n";
        assertTrue(Proposed.withTabStops("qos-policy.conf", quoted)
                .with("\"Virtual Servers\"")
                .endsWith("source: \"Virtual Servers\", Storage\n"));
        String type = "port-groups\nport-group\nnode-type: CA, SE<|>L\n";
        assertTrue(Proposed.withTabStops("qos-policy.conf", type).with("SELF").endsWith("node-type: CA, SELF\n"));
    }

    @Test
    void aProposalIsFoundByWhatIsTyped() {
        Proposed quoted = Proposed.at("qos-policy.conf", START + "source: \"St<|>");
        assertEquals("\"Storage", quoted.item("Storage").getFilterText());
        Proposed spaced = Proposed.at("qos-policy.conf", "qos-ulps\nany , pk<|>");
        assertEquals("any , pkey", spaced.item("any, pkey").getFilterText());
    }

    @Test
    void anEntryIsDescribed() {
        assertEquals(
                "P_Keys; the membership bit (0x8000) is not compared.",
                Proposed.at("qos-policy.conf", START + "pk<|>")
                        .item("pkey:")
                        .getDocumentation()
                        .getLeft());
    }

    @Test
    void whatIsThereIsNotProposedAgain() {
        assertEquals(List.of("\"Virtual Servers\""), opensm(START + "source: Storage, <|>\n"));
        assertEquals(List.of("Storage"), opensm(START + "source: <|>, \"Virtual Servers\" # all\n"));
        assertEquals(
                List.of("CA", "SWITCH", "ROUTER", "SELF"), opensm("port-groups\nport-group\nnode-type: ALL, <|>\n"));
        assertEquals(
                List.of("qos-ulps", "qos-setup"),
                opensm(START + "qos-level-name: DEFAULT\nend-qos-match-rule\nend-qos-match-rules\n<|>"));
        assertEquals(List.of(), opensm("qos-levels\nqos-level\nname: DEFAULT\nend-qos-level\nqos-level\nname: <|>"));
    }

    @Test
    void theClientMatchesWhatIsTyped() {
        assertEquals(
                List.of("mtu-limit:", "rate-limit:"),
                Proposed.at("qos-policy.conf", "qos-levels\nqos-level\nlimit<|>")
                        .shown());
        assertEquals(
                List.of("\"Virtual Servers\""),
                Proposed.at("qos-policy.conf", START + "source: \"serv<|>").shown());
    }

    @Test
    void aTableIsProposedAsAWhole() {
        String scope = "qos-setup\nsl2vl-tables\nsl2vl-scope\nsl2vl-table: ";
        assertTrue(Proposed.withTabStops("qos-policy.conf", scope + "0,0<|>,1 # x\n")
                .with("0" + ",0".repeat(15))
                .endsWith("sl2vl-table: 0" + ",0".repeat(15) + " # x\n"));
        assertEquals(List.of(), opensm(scope + "3,4,<|>\n"));
    }
}
