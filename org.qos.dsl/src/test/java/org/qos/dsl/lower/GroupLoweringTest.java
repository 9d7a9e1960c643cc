package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.qos.dsl.lower.testing.LoweredPolicy.hex;
import static org.qos.dsl.lower.testing.LoweredPolicy.names;
import static org.qos.dsl.lower.testing.LoweredPolicy.openSm;
import static org.qos.dsl.lower.testing.LoweredPolicy.openSmGroup;
import static org.qos.dsl.lower.testing.LoweredPolicy.rfc;
import static org.qos.dsl.lower.testing.LoweredPolicy.rfcGroup;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.lower.testing.OpenSmSections;
import org.qos.dsl.lower.testing.RfcSections;
import org.qos.dsl.lower.testing.ShownValue;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;

/** What each entry of a port group adds to it, in both syntaxes. */
class GroupLoweringTest {

    /** What a group contains beyond its name. */
    private static String shown(PortGroup group) {
        return new ShownValue()
                .with("guid", hex(group.portGuids()))
                .with(
                        "port",
                        group.portNames().stream()
                                .map(name -> name.node() + "#" + name.port())
                                .toList())
                .with("partition", group.partitions())
                .with("pkey", hex(group.pkeys()))
                .with("type", List.copyOf(new TreeSet<>(group.nodeTypes())))
                .with("self", group.self() ? "yes" : "")
                .with("use", group.use())
                .toString();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    ''                                | ''
                    use: the disks                    | use=the disks
                    port-guid: 0x2c9030000fffe        | guid=2c9030000fffe
                    port-guid: 1,2,3                  | guid=1-3
                    port-guid: 5-2                    | guid=2-5
                    port-guid: 1!port-guid: 1         | guid=1
                    port-guid: 0xffffffffffffffff     | guid=ffffffffffffffff
                    port-name: h1/P1                  | port=h1#1
                    port-name: h1/P1,h2/P2            | port=h1#1,h2#2
                    port-name: h1/P1!port-name: h2/P2 | port=h1#1,h2#2
                    port-name: "h 1/P1"               | port=h 1#1
                    port-name: h 1/P1                 | port=h1#1
                    port-name: h1,h2/P2               | port=h2#2
                    partition: a                      | partition=a
                    partition: a,B                    | partition=a,B
                    partition: a!partition: b         | partition=a,b
                    pkey: 0x8001,2                    | pkey=1-2
                    node-type: CA                     | type=CA
                    node-type: ca,Router              | type=CA,ROUTER
                    node-type: SWITCH!node-type: CA   | type=CA,SWITCH
                    node-type: SELF                   | self=yes
                    node-type: self,ALL               | type=CA,SWITCH,ROUTER self=yes
                    node-type: ALL                    | type=CA,SWITCH,ROUTER
                    port-guid: 1 pkey: 2              | guid=1 pkey=2
                    """)
    void entriesOfTheOpenSmSyntax(String entries, String group) {
        PortGroup read = openSmGroup(entries.replace("!", "\n"));
        assertEquals(group, shown(read));
        assertEquals("G", read.name());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    ''                                                  | ''
                    <use>the disks</use>                                | use=the disks
                    <port-guid>0x2c9030000fffe</port-guid>              | guid=2c9030000fffe
                    <port_guid>1, 2,3</port_guid>                       | guid=1-3
                    <port-guid>2-5</port-guid>                          | guid=2-5
                    <port-guid>1</port-guid><port-guid>2</port-guid>    | guid=1-2
                    <port-name>h1/P1</port-name>                        | port=h1#1
                    <port_name>h 1/P1, h2/P2</port_name>                | port=h 1#1,h2#2
                    <port-name>a&#44;b/P1</port-name>                   | port=a,b#1
                    <port-name>h1,h2/P2</port-name>                     | port=h2#2
                    <partition>a</partition>                            | partition=a
                    <partition> a b , C</partition>                     | partition=a b,C
                    <partition>a</partition><partition>b</partition>    | partition=a,b
                    <pkey>0x8001,2</pkey>                               | pkey=1-2
                    <node-type>CA</node-type>                           | type=CA
                    <node_type>HCA,ROUTER</node_type>                   | type=CA,ROUTER
                    <node-type>SELF</node-type>                         | self=yes
                    <node-type>ALL, SELF</node-type>                    | type=CA,SWITCH,ROUTER self=yes
                    """)
    void elementsOfTheRfcSyntax(String elements, String group) {
        PortGroup read = rfcGroup(elements);
        assertEquals(group, shown(read));
        assertEquals("G", read.name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"HUB", "CAA", "NONE", "1"})
    void aNameThatIsNotANodeTypeAddsNone(String word) {
        assertEquals("type=SWITCH", shown(rfcGroup("<node-type>" + word + ",SWITCH</node-type>")));
    }

    @Test
    void aGroupWithoutANameIsNotAGroup() {
        String groups =
                RfcSections.groups("B").replace("<port-group>", "<port-group><pkey>1</pkey></port-group><port-group>");
        assertEquals(List.of("B"), names(rfc(groups).groups()));
    }

    @Test
    void ofGroupsThatDifferInCaseTheFirstIsUsedByEveryReference() {
        Policy policy = rfc(
                """
                <port-groups>
                  <port-group><name>a</name><pkey>1</pkey></port-group>
                  <port-group><name>A</name><pkey>2</pkey></port-group>
                  <port-group><name>b</name></port-group>
                </port-groups>
                <qos-levels><qos-level><sn>0</sn><sl>0</sl></qos-level></qos-levels>
                <qos-match-rules><qos-match-rule>
                  <source>A</source><destination>B</destination><qos-level-sn>0</qos-level-sn>
                </qos-match-rule></qos-match-rules>
                """);
        assertEquals(List.of("a", "b"), names(policy.groups()));
        assertSame(policy.groups().get(0), policy.rules().get(0).sources().get(0));
        assertSame(policy.groups().get(1), policy.rules().get(0).destinations().get(0));
    }

    @Test
    void groupsOfSeveralSectionsAreOneList() {
        String sections = OpenSmSections.groups("A") + OpenSmSections.groups("B");
        assertEquals(List.of("A", "B"), names(openSm(sections).groups()));
    }
}
