package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** What is proposed in a partition file. */
class PartitionsCompletionTest {

    private static Proposed at(String marked) {
        return Proposed.at(LspTestHarness.with(TestFabrics.threeHosts()), "partitions.conf", marked);
    }

    @Test
    void flagsAndTheirValues() {
        assertEquals(
                List.of("mtu=", "rate=", "scope=", "Q_Key=", "TClass=", "sl=", "FlowLabel=", "defmember=", "indx0"),
                at("Part1=0x8001, ipoib, <|>").labels());
        assertEquals("40 Gb/s", at("Part1=0x8001, rate=<|>").meaning("7"));
        assertEquals(List.of("full"), at("A=1, defmember=f<|>").labels());
    }

    @Test
    void membersAndHowTheyBelong() {
        assertEquals(
                List.of("0x0000000000000011"),
                at("A=1: ALL=full, 0x0000000000000011<|>").labels());
        assertEquals(List.of("full", "limited", "both"), at("A=1:\n ALL=<|>").labels());
        assertEquals(
                List.of("sl="),
                at("A=1:\n mgid=ff12::1, s<|>").labels().stream()
                        .filter("sl="::equals)
                        .toList());
    }

    @Test
    void theFlagsOfAMulticastGroupAfterMembers() {
        assertEquals(List.of("scope="), at("A=1: ALL, mgid=ff12::1, sc<|>").labels());
        assertEquals(List.of(), at("A=1: ALL, mgid=ff<|>").labels());
    }

    @Test
    void aFlagThatIsThereIsNotProposedAgainButForTheScope() {
        assertEquals(
                List.of("scope=", "Q_Key=", "TClass=", "sl=", "FlowLabel=", "defmember=", "indx0"),
                at("A=1, rate=7, i, scope=2, <|>, mtu=4 : ALL;").labels());
        assertEquals(
                List.of("mtu=", "scope=", "Q_Key=", "TClass=", "FlowLabel="),
                at("A=1, mtu=4:\n mgid=ff12::1, sl=1, <|>, rate=7;").labels());
    }

    @Test
    void aMemberThatIsThereIsNotProposedAgain() {
        assertEquals(
                List.of("ALL_CAS", "ALL_SWITCHES", "ALL_ROUTERS", "NONE", "0x0000000000000021"),
                at("A=1: ALL, 0x11=full, # 0x21\n <|>,\n SELF, 49=both; B=2: ALL_CAS;").labels().stream()
                        .filter(label -> !label.endsWith("40"))
                        .toList());
    }

    @Test
    void aGroupTakesTheRestOfItsLine() {
        assertTrue(at("A=1: ALL, <|> \n, SELF;").labels().contains("mgid="));
        assertFalse(at("A=1: ALL, <|>, SELF;").labels().contains("mgid="));
    }

    @Test
    void aPortIsFoundByItsNode() {
        Proposed proposed = at("A=1: ALL,\n vs2<|>");
        assertEquals(List.of("0x0000000000000021"), proposed.labels());
        assertEquals(
                "vs2 HCA-1 port 1 0x0000000000000021", proposed.items().get(0).getFilterText());
        assertEquals("A=1: ALL,\n 0x0000000000000021", proposed.with("0x0000000000000021"));
        assertTrue(at("A=1: <|>").item("0x0000000000000021").getFilterText().endsWith("vs2 HCA-1 port 1"));
    }

    @Test
    void theWholeTokenAtTheCursorIsReplaced() {
        assertEquals("A=1, mtu=7 : ALL;", at("A=1, <|>rate=7 : ALL;").with("mtu="));
        assertEquals("A=1, rate=15 : ALL;", at("A=1, rate=1<|>2 : ALL;").with("15"));
        assertEquals("A=1: ALL_CAS=full;", at("A=1: AL<|>L=full;").with("ALL_CAS"));
        assertEquals("A=1: ALL=limited, SELF;", at("A=1: ALL=<|>full, SELF;").with("limited"));
        assertEquals("A=1:\tALL ,\tSELF\r\n;", at("A=1:\tALL ,\tS<|>\r\n;").with("SELF"));
    }

    @Test
    void aDefinitionThatIsNotThereYet() {
        assertEquals(List.of("Default", "new partition"), at("<|>").labels());
        assertEquals("Default=0x7fff, ipoib : ALL=full ;", at("Def<|>").with("Default"));
        assertEquals("A=1: ALL;\nNew=0x0002 : ALL=full ;", at("A=1: ALL;\n<|>").with("new partition"));
        assertEquals(List.of("new partition"), at("Default=0x7fff: ALL; <|>").labels());
        assertEquals(List.of("Default"), at("<|>X=3: ALL;").labels());
        assertEquals("Default=3: ALL;", at("<|>X=3: ALL;").with("Default"));
    }

    @Test
    void aPartitionThatAPolicyRefersTo() {
        LspTestHarness harness = LspTestHarness.empty()
                .put("a.qos", "<qos-policy><port-groups><port-group><partition>Storage</partition>");
        assertEquals(
                "Storage=0x0001 : ALL=full ;",
                Proposed.at(harness, "partitions.conf", "St<|>").with("Storage"));
    }

    @Test
    void aFreePkey() {
        assertEquals("A=1: ALL;\nB=0x0002", at("A=1: ALL;\nB=<|>").with("0x0002"));
        assertEquals(
                "the partition that always exists",
                at("D=0x7<|>").item("0x7fff").getDetail());
    }

    @Test
    void anUnfinishedHeadEndsWithItsLine() {
        assertEquals(List.of("Default", "new partition"), at("A=1, rate=7\n<|>").labels());
        assertTrue(at("A=1, rate=7\nB=2: <|>").labels().contains("SELF"));
        assertEquals(List.of("rate="), at("A=1: ALL;B=2, r<|>").labels());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# A=1, <|>",
                "A=1: ALL # <|>",
                "A=1: ALL, mgid=ff<|>",
                "A=1, TClass=<|>",
                "A=1:\n#\n # <|>",
                "Pa<|>",
                "A=1:\n <|> ALL;",
                "A=1: m<|>gid=ff12::1"
            })
    void nothingInCommentsAndWhereOnlyTheAuthorKnows(String marked) {
        assertEquals(List.of(), at(marked).labels());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# c\nDefault=0x7fff, ipoib, rate=7, sl=1, defmember=full : ALL, SELF=full;\n"
                        + "Part\uD83D\uDE00=0x8001 : mgid=ff12:401b::707,sl=1\n    0x11=full,\n    0x21=limited ; B=2:ALL_CAS;\n",
                "A=1,mtu=4:ALL;\r\nB=2 , rate = 7 : ALL = full , SELF ;\r\n"
            })
    void aProposalAnywhereKeepsWhatCanBeRead(String text) {
        int readable = unreadable(text);
        for (int offset = 0; offset <= text.length(); offset++) {
            Proposed proposed = at(text.substring(0, offset) + "<|>" + text.substring(offset));
            assertEquals(
                    new HashSet<>(proposed.labels()).size(), proposed.labels().size());
            for (CompletionItem item : proposed.items()) {
                String changed = proposed.with(item.getLabel());
                assertFalse(unreadable(changed) > readable, () -> item.getLabel() + " gives " + changed);
            }
        }
    }

    private static int unreadable(String text) {
        DocumentSnapshot snapshot = LspTestHarness.alone("partitions.conf", text);
        return (int) snapshot.checked().findings().stream()
                .filter(finding -> finding.code().contains("unreadable"))
                .count();
    }
}
