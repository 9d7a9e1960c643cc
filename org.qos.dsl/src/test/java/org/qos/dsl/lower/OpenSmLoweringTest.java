package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.dsl.lower.testing.LoweredPolicy.hex;
import static org.qos.dsl.lower.testing.LoweredPolicy.levelsOfRules;
import static org.qos.dsl.lower.testing.LoweredPolicy.names;
import static org.qos.dsl.lower.testing.LoweredPolicy.openSm;
import static org.qos.dsl.lower.testing.LoweredPolicy.openSmGroup;
import static org.qos.dsl.lower.testing.OpenSmSections.DEFAULT_LEVEL;
import static org.qos.dsl.lower.testing.OpenSmSections.levels;
import static org.qos.dsl.lower.testing.OpenSmSections.rules;
import static org.qos.dsl.lower.testing.OpenSmSections.ulps;

import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** What OpenSM makes of the numbers, names and repetitions of a policy file (osm_qos_parser_y.y). */
class OpenSmLoweringTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "16 | 10",
                "0x10 | 10",
                "010 | 8",
                "08 | 0",
                "0x20-0x10 | 10-20",
                "0x30,0x10-0x1f,0x20 | 10-20,30",
                "0x10-0x20,0x18-0x28,0x29 | 10-29",
                "18446744073709551615 | ffffffffffffffff",
                "0x10000000000000000 | ffffffffffffffff"
            })
    void numbersAreThoseOfC(String written, String intended) {
        assertEquals(intended, hex(rule("service-id: " + written).serviceIds()));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "0x8001 | 1",
                "0x7fff,0xffff | 7fff",
                "0x10000 | 0",
                "0x0005-0x0001 | 1-5",
                "0x7ff0-0x8005 | 5-7ff0",
                "0x8001-0x8003,0x0004 | 1-4"
            })
    void bothEndsOfPkeyRangesLoseTheirMembershipBit(String written, String intended) {
        assertEquals(intended, hex(rule("pkey: " + written).pkeys()));
        assertEquals(intended, hex(openSmGroup("pkey: " + written).pkeys()));
        assertEquals(intended, hex(level("sl: 1\n pkey: " + written).pkeys()));
    }

    @Test
    void repeatedCriteriaAddUp() {
        MatchRule rule = rule("qos-class: 7-9\n qos-class: 11\n qos-class: 10");
        assertEquals("7-b", hex(rule.qosClasses()));
    }

    @ParameterizedTest(name = "{0} is kept as {1}")
    @CsvSource({"15, 15", "16, 16", "256, 0", "300, 44", "4294967296, 0"})
    void eightBitsAreKeptOfAnSlAndOfAPacketLife(String written, int kept) {
        QosLevel level = level("sl: " + written + "\n packet-life: " + written);
        assertEquals(kept, level.sl());
        assertEquals(OptionalInt.of(kept), level.packetLife());
    }

    @Test
    void aLevelSaysWhatItLimits() {
        QosLevel level =
                level("use: slow lane\n sl: 3\n mtu-limit: 4\n rate-limit: 5\n packet-life: 12\n path-bits: 2,4-6");
        assertEquals("slow lane", level.use());
        assertEquals(OptionalInt.of(4), level.mtuLimit());
        assertEquals(OptionalInt.of(5), level.rateLimit());
        assertEquals(OptionalInt.of(12), level.packetLife());
        assertEquals("2,4-6", hex(level.pathBits()));
        assertEquals(OptionalLong.empty(), level.sn());
    }

    @Test
    void theFirstOfEquallyNamedGroupsAndLevelsCounts() {
        Policy policy = openSm(
                """
                port-groups
                    port-group
                        name: Storage
                        port-guid: 0x1
                    end-port-group
                    port-group
                        name: STORAGE
                        port-guid: 0x2
                    end-port-group
                end-port-groups
                """
                        + levels("name: Gold/sl: 3", "name: gold/sl: 4", "name: default/sl: 1")
                        + rules("source: storage/qos-level-name: GOLD"));
        MatchRule rule = policy.rules().get(0);
        assertEquals(3, rule.level().sl());
        assertEquals("1", hex(rule.sources().get(0).portGuids()));
        assertEquals(List.of("Storage"), names(policy.groups()));
        assertEquals(1, policy.defaultLevel().sl());
    }

    @Test
    void sectionsMayReferToLaterOnesAndRulesKeepTheirOrder() {
        Policy policy = openSm(rules("service-id: 1/qos-level-name: Late")
                + rules("qos-level-name: DEFAULT")
                + levels("name: DEFAULT/sl: 0", "name: Late/sl: 2"));
        assertEquals(List.of("Late", "DEFAULT"), levelsOfRules(policy));
        MatchRule last = policy.rules().get(1);
        assertEquals(
                new MatchRule(
                        last.use(),
                        List.of(),
                        List.of(),
                        Ranges.NONE,
                        Ranges.NONE,
                        Ranges.NONE,
                        Ranges.NONE,
                        last.level()),
                last);
    }

    @Test
    void unquotedSpacesAreRemovedFromNames() {
        PortGroup group = openSm("port-groups port-group\n name: Virtual Servers\n port-name: vs1 HCA-1/P1\n"
                        + "end-port-group end-port-groups " + DEFAULT_LEVEL)
                .groups()
                .get(0);
        assertEquals("VirtualServers", group.name());
        assertEquals("vs1HCA-1", group.portNames().get(0).node());
    }

    @ParameterizedTest(name = "{0}: port {2} of {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "\"vs1 HCA-1/P1\" | vs1 HCA-1 | 1",
                "rack/row/host/p7 | rack/row/host | 7",
                "host/P010 | host | 8",
                "host/P0x10 | host | 16",
                "host/P1junk | host | 1"
            })
    void aPortNameIsAWholeDescriptionAndANumberOfC(String written, String node, int port) {
        assertEquals(
                List.of(new PortName(node, port, PortName.Reading.DESCRIPTION)),
                openSmGroup("port-name: " + written).portNames());
    }

    @ParameterizedTest
    @CsvSource({"host", "host/Px", "host/P0", "host/1"})
    void whatIsNotAPortNameNamesNoPort(String written) {
        assertEquals(List.of(), openSmGroup("port-name: " + written).portNames());
    }

    @Test
    void aGroupIsTheUnionOfAllItsEntries() {
        PortGroup group = openSmGroup(
                """
                port-guid: 0x10-0x12
                port-guid: 0x20,0x13
                node-type: CA, SELF
                node-type: router
                """);
        assertEquals("10-13,20", hex(group.portGuids()));
        assertEquals(Set.of(NodeType.CA, NodeType.ROUTER), group.nodeTypes());
        assertTrue(group.self());
        assertEquals(
                EnumSet.allOf(NodeType.class), openSmGroup("node-type: ALL").nodeTypes());
    }

    @Test
    void partitionsAreNamedAsWrittenWithoutAPartitionFile() {
        assertEquals(
                List.of("Backup", "nightShift"),
                openSmGroup("partition: Backup, night Shift").partitions());
        assertEquals(
                List.of("night Shift"),
                openSmGroup("partition: \"night Shift\"").partitions());
    }

    @Test
    void withoutADefaultLevelTheDefaultLineCounts() {
        assertEquals(4, openSm(ulps("default: 3", "default: 4")).defaultLevel().sl());
        assertEquals(
                "SimpleQoSLevel_DEFAULT",
                openSm(ulps("default: 3")).defaultLevel().name());
        assertEquals(
                "DEFAULT",
                openSm(ulps("default: 3") + DEFAULT_LEVEL).defaultLevel().name());
    }

    @Test
    void aRuleThatNamesNothingIsLeftOut() {
        String rules = rules("qos-level-name: Gold", "source: Nobody/qos-level-name: DEFAULT");
        assertEquals(List.of(), openSm(DEFAULT_LEVEL + rules).rules());
    }

    private static MatchRule rule(String criterion) {
        return openSm(DEFAULT_LEVEL + rules(criterion + "\nqos-level-name: DEFAULT"))
                .rules()
                .get(0);
    }

    private static QosLevel level(String entries) {
        return openSm(levels("name: L\n" + entries)).levels().get(0);
    }
}
