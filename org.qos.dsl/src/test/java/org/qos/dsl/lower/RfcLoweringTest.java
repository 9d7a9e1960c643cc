package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.dsl.lower.testing.LoweredPolicy.hex;
import static org.qos.dsl.lower.testing.LoweredPolicy.levelsOfRules;
import static org.qos.dsl.lower.testing.LoweredPolicy.names;
import static org.qos.dsl.lower.testing.LoweredPolicy.rfc;
import static org.qos.dsl.lower.testing.LoweredPolicy.rfcGroup;

import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.lower.testing.RfcSections;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.QosLevel;

/** What the elements of the RFC syntax mean (policy language, sections 2, 3 and 5). */
class RfcLoweringTest {

    private static final String LEVELS = RfcSections.levels(
            "<sn>0</sn><sl>0</sl>", "<sn>1</sn><name>Gold</name><sl>3</sl>", "<sn>2</sn><name>1</name><sl>4</sl>");

    @Test
    void aLevelStatesSlAndLimits() {
        QosLevel level =
                rfc("""
                        <qos-levels><qos-level>
                          <sn>7</sn> <name> Voice </name> <use>calls &amp; talks</use> <sl>5</sl> <tclass>32</tclass>
                          <qos-class>4095</qos-class> <mtu_limit>1</mtu_limit> <rate-limit>24</rate-limit>
                          <packet-life>63</packet-life> <path-bits>3-4,9</path-bits> <pkey>0x8001,0x2</pkey>
                        </qos-level></qos-levels>
                        """)
                        .levels()
                        .get(0);
        assertEquals("Voice", level.name());
        assertEquals(OptionalLong.of(7), level.sn());
        assertEquals("calls & talks", level.use());
        assertEquals(5, level.sl());
        assertEquals(OptionalInt.of(32), level.tclass());
        assertEquals(OptionalInt.of(4095), level.qosClass());
        assertEquals(OptionalInt.of(1), level.mtuLimit());
        assertEquals(OptionalInt.of(24), level.rateLimit());
        assertEquals(OptionalInt.of(63), level.packetLife());
        assertEquals("3-4,9", hex(level.pathBits()));
        assertEquals("1-2", hex(level.pkeys()));
    }

    @Test
    void rulesNameLevelsBySerialNumberAlone() {
        assertEquals(
                List.of("Gold", "0"),
                levelsOfRules(rfc(LEVELS + RfcSections.rules(rule("1"), rule("GOLD"), rule("0x0")))));
    }

    @Test
    void theDefaultLevelIsTheNamedOneElseNumberZeroElseSlZero() {
        String named = "<qos-level><sn>9</sn><name>Default</name><sl>6</sl></qos-level>";
        assertEquals(
                6,
                rfc(LEVELS.replace("</qos-levels>", named + "</qos-levels>"))
                        .defaultLevel()
                        .sl());
        assertEquals("0", rfc(LEVELS).defaultLevel().name());
        Policy without = rfc(RfcSections.levels("<sn>1</sn><sl>3</sl>"));
        assertEquals(QosLevel.ofSl("DEFAULT", 0), without.defaultLevel());
        assertTrue(without.levels().contains(without.defaultLevel()));
    }

    @Test
    void rulesCompareEverythingThatTheyState() {
        Policy policy = rfc(
                """
                <port-groups>
                  <port-group><name>Disks</name><port-guid>0x10</port-guid></port-group>
                  <port-group><name>Hosts</name><port-guid>0x20</port-guid></port-group>
                </port-groups>
                """
                        + LEVELS
                        + """
                <qos-match-rules><qos-match-rule>
                  <sn>4</sn> <use>by all</use>
                  <source>hosts,Disks</source> <destination>DISKS</destination> <service>22,0x100-0x1ff</service>
                  <qos-class>7-9</qos-class> <tclass>1,2</tclass> <pkey>0xf00</pkey> <match_level>1</match_level>
                </qos-match-rule></qos-match-rules>
                """);
        MatchRule rule = policy.rules().get(0);
        assertEquals("by all", rule.use());
        assertEquals(List.of("Hosts", "Disks"), names(rule.sources()));
        assertSame(policy.groups().get(0), rule.destinations().get(0));
        assertEquals("16,100-1ff", hex(rule.serviceIds()));
        assertEquals("7-9", hex(rule.qosClasses()));
        assertEquals("1-2", hex(rule.tclasses()));
        assertEquals("f00", hex(rule.pkeys()));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            value = {"0x8001 | 1", "0x7ff0-0x8005 | 0-5,7ff0-7fff", "1-0xffff | 0-7fff", "0x7fff,0x8000 | 0,7fff"})
    void aPkeyRangeAcrossTheMembershipBitIsReadAsBothItsParts(String written, String intended) {
        assertEquals(intended, hex(rfcGroup("<pkey>" + written + "</pkey>").pkeys()));
    }

    @Test
    void nodeTypesHaveBothNamesOfAChannelAdapter() {
        assertEquals(Set.of(NodeType.CA), rfcGroup("<node-type>HCA</node-type>").nodeTypes());
        assertEquals(Set.of(NodeType.CA), rfcGroup("<node-type>CA</node-type>").nodeTypes());
        assertEquals(
                EnumSet.allOf(NodeType.class),
                rfcGroup("<node-type>ALL</node-type>").nodeTypes());
        PortGroup sm = rfcGroup("<node-type>SELF,SWITCH</node-type>");
        assertTrue(sm.self());
        assertEquals(Set.of(NodeType.SWITCH), sm.nodeTypes());
    }

    @Test
    void aPortNameIsFirstReadAsHostAndAdapter() {
        assertEquals(
                List.of(
                        new PortName("vs1/HCA-1", 1, PortName.Reading.FIRST_TWO_WORDS),
                        new PortName("leaf one", 36, PortName.Reading.FIRST_TWO_WORDS)),
                rfcGroup("<port-name>vs1/HCA-1/P1, leaf one/P36</port-name>").portNames());
    }

    @ParameterizedTest
    @ValueSource(strings = {"vs1", "vs1/HCA-1/1", "vs1/HCA-1/P0", "vs1/HCA-1/P01", "vs1/HCA-1/P1x", "vs1/P1234"})
    void whatIsNotAPortNameNamesNoPort(String written) {
        assertEquals(
                List.of(), rfcGroup("<port-name>" + written + "</port-name>").portNames());
    }

    @Test
    void partitionsAreNamedAsWrittenWithoutAPartitionFile() {
        assertEquals(
                List.of("Backup", "night Shift", "a,b"),
                rfcGroup("<partition>Backup, night Shift</partition><partition>a&#44;b</partition>")
                        .partitions());
    }

    @Test
    void theFirstOfEquallyNamedGroupsCounts() {
        Policy policy = rfc(
                """
                <port-groups>
                  <port-group><name>Disk array</name><port-guid>1</port-guid></port-group>
                  <port-group><name>DISK ARRAY</name><port-guid>2</port-guid></port-group>
                </port-groups>
                """);
        assertEquals(List.of("Disk array"), names(policy.groups()));
    }

    private static String rule(String level) {
        return "<service-id>1</service-id><qos-level-sn>" + level + "</qos-level-sn>";
    }
}
