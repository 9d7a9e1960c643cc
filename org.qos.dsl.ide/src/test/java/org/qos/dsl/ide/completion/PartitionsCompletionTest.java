package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.dsl.ide.completion.Proposed.items;
import static org.qos.dsl.ide.completion.Proposed.labels;
import static org.qos.dsl.ide.completion.Proposed.meaning;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Fabrics;

/** What is proposed in a partition file. */
@Timeout(60)
class PartitionsCompletionTest {

    @Test
    void flagsAndTheirValues() {
        assertEquals(
                List.of("mtu=", "rate=", "scope=", "Q_Key=", "TClass=", "sl=", "FlowLabel=", "defmember=", "indx0"),
                labels("partitions.conf", "Part1=0x8001, ipoib, <|>"));
        assertEquals("40 Gb/s", meaning(items(Desk.empty(), "partitions.conf", "Part1=0x8001, rate=<|>", false), "7"));
        assertEquals(List.of("full"), labels("partitions.conf", "A=1, defmember=f<|>"));
    }

    @Test
    void membersAndHowTheyBelong() {
        Desk desk = Desk.with(Fabrics.threeHosts());
        assertEquals(
                List.of("0x0000000000000011"), labels(desk, "partitions.conf", "A=1: ALL=full, 0x0000000000000011<|>"));
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
