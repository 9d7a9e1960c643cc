package org.qos.dsl.ide.hover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;

/** Hovers in partition files, in unclosed definitions. */
class PartitionHoverTest {

    private static void assertExplains(String expected, String marked) {
        String hover = HoverRequests.at(LspTestHarness.with(TestFabrics.threeHosts()), "partitions.conf", marked)
                .orElse("");
        assertTrue(hover.contains(expected), () -> "'" + expected + "' is not in '" + hover + "' of " + marked);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A=1, <(rate)=7: ALL | 2 to 22; 3 (10 Gb/s) by default",
                "A=1, <(r)=7: ALL | **rate**",
                "A=1, <(i): ALL | **ipoib**",
                "A=1, rate=<(7): ALL | 40 Gb/s",
                "A=1, mtu=<(5): ALL | 4096 bytes",
                "A=1, scope=<(14): ALL | global",
                "A=1, defmember=<(both): ALL | full only unless allow_both_pkeys is TRUE",
                "A=1: <(ALL_CAS) | ports of channel adapters",
                "A=1: <(S) | the port of the subnet manager",
                "A=1: <(NONE) | no ports",
                "A=1: ALL=<(limited) | can communicate with full members only",
                "A=1: <(mgid)=ff12::1 | a multicast group",
                "A=1: mgid=<(ff12:401b::707) | scope 2 (link-local), of IPoIB",
            })
    void whatATokenMeans(String marked, String expected) {
        assertExplains(expected, marked.replaceFirst("<\\((.)(.*?)\\)", "<|$1<|>$2|>"));
    }

    @Test
    void theMembershipBitOfAPkeyIsIgnored() {
        assertExplains("P_Key 0x0001; the membership bit (0x8000) is set", "A=<|0x80<|>01|>: ALL;");
        assertExplains("P_Key 0x0001", "A=<|<|>1|>:");
        assertExplains("the next free P_Key", "A=<|0x<|>0|>: ALL");
    }

    @Test
    void aGuidIsAPortOfTheSnapshotOrUnknown() {
        assertExplains("vs2 HCA-1/P1", "A=1: <|0x<|>21|>=full");
        assertExplains("no port of the snapshot has this GUID", "A=1: <|0x<|>99|>=full");
        assertEquals(
                Optional.empty(), HoverRequests.at(LspTestHarness.empty(), "partitions.conf", "A=1: 0x<|>99=full"));
    }

    @Test
    void membersAndGroupsOfAPartitionAreCounted() {
        assertExplains("SL 3, 1 member entry, 1 multicast group", "<|A<|>|>=1, ipoib, sl=3: ALL;");
        assertExplains("2 member entries, 0 multicast groups", "<|A<|>|>=1: ALL, SELF;");
    }

    @Test
    void aPartitionHasAHoverWhileAnotherIsBeingTyped() {
        assertExplains("P_Key 0x0005, SL 0, 1 member entry", "<|A<|>|>=0x8005: ALL;\nB=0x6, ra");
        assertExplains("P_Key 0x0005, SL 0, 0 member entries", "<|A<|>|>=0x8005: ");
    }

    @Test
    void nothingInCommentsAndWhitespace() {
        assertEquals(Optional.empty(), HoverRequests.at(LspTestHarness.empty(), "partitions.conf", "# rate<|>=7\n"));
        assertEquals(Optional.empty(), HoverRequests.at(LspTestHarness.empty(), "partitions.conf", "A=1: ALL; <|> \n"));
    }
}
