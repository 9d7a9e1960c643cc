package org.qos.dsl.generator.opensm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.testing.RandomPolicies;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Names and GUIDs of groups, without a fabric and in {@link RandomPolicies#fabric}: adapters host0 to host39. */
class GroupConverterTest {

    private static final Ranges EVERY_GUID = Ranges.of(new Range(0, -1));

    private final ConversionLosses losses = new ConversionLosses();

    @Test
    void keepsRangesThatOpenSmCanTryOneByOne() {
        Ranges narrow = Ranges.of(new Range(0x1000, 0x1000 + GuidRangeConverter.MAX_GUIDS - 1));
        assertEquals(narrow, convert(guids(narrow), Fabric.EMPTY).portGuids());
        assertEquals(List.of(), codes());
    }

    @Test
    void refusesWideRangesWithoutAFabric() {
        Ranges both = Ranges.of(Range.of(1), new Range(0x1000, 0x1000 + GuidRangeConverter.MAX_GUIDS));
        assertEquals(Ranges.ofValues(1), convert(guids(both), Fabric.EMPTY).portGuids());
        assertEquals(List.of("wide-guid-range"), codes());
        assertEquals(ConversionCode.Effect.CHANGES_LEVEL, losses.list().get(0).effect());
    }

    @Test
    void narrowsWideRangesToThePortsOfTheFabric() {
        PortGroup fitted = convert(guids(EVERY_GUID), RandomPolicies.fabric());
        assertEquals(
                Ranges.of(new Range(0x100, 0x100 + RandomPolicies.ADAPTERS - 1), Range.of(0x9000)), fitted.portGuids());
        assertEquals(List.of("guid-range-narrowed"), codes());
        assertEquals(ConversionCode.Effect.NOTE, losses.list().get(0).effect());
        assertTrue(losses.list()
                .get(0)
                .message()
                .endsWith(
                        "is too wide for OpenSM, which tries each value; the ports that the fabric has now replace it;"
                                + " generate again when ports are added"));
    }

    @Test
    void theLastGuidIsLeftOutBecauseOpenSmCountsWithoutEnd() {
        assertEquals(
                Ranges.NONE,
                convert(guids(Ranges.of(Range.of(-1))), Fabric.EMPTY).portGuids());
        assertEquals(List.of("wide-guid-range"), codes());
        assertTrue(losses.list().get(0).message().contains("has the GUID 0xffffffffffffffff, the highest of 64 bits"));
    }

    @Test
    void theRangesThatExceedTheLimitTogetherAreNarrowed() {
        Ranges half = Ranges.of(
                new Range(0x100, 0x100 + GuidRangeConverter.MAX_GUIDS / 2),
                new Range(0x8000_0000L, 0x8000_0000L + GuidRangeConverter.MAX_GUIDS / 2));
        assertEquals(
                Ranges.of(half.ranges().get(0)),
                convert(guids(half), RandomPolicies.fabric()).portGuids());
        assertEquals(List.of("guid-range-narrowed"), codes());
    }

    @Test
    void writesTheWholeDescriptionOfANodeThatIsNamedByTwoWords() {
        PortGroup fitted = convert(named("host7/HCA-1", 1, Reading.FIRST_TWO_WORDS), RandomPolicies.fabric());
        assertEquals(List.of(new PortName("host7 HCA-1 mlx5_0", 1, Reading.DESCRIPTION)), fitted.portNames());
        assertEquals(List.of(), codes());
    }

    @Test
    void assumesThatTwoWordsAreAllWithoutAFabric() {
        PortGroup fitted = convert(named("host7/HCA-1", 1, Reading.FIRST_TWO_WORDS), Fabric.EMPTY);
        assertEquals(List.of(new PortName("host7 HCA-1", 1, Reading.DESCRIPTION)), fitted.portNames());
        assertEquals(List.of("port-name-two-words"), codes());
        assertTrue(losses.list().get(0).message().endsWith("; pass a fabric to use the full one"));
    }

    @Test
    void doesNotAskForTheFabricThatItHas() {
        convert(named("host99/HCA-1", 1, Reading.FIRST_TWO_WORDS), RandomPolicies.fabric());
        assertEquals(List.of("port-name-two-words"), codes());
        assertTrue(losses.list()
                .get(0)
                .message()
                .endsWith("; no node of the fabric has these first two words; correct the name"));
    }

    @Test
    void takesAPartWithASpaceForAWholeDescription() {
        PortGroup fitted = convert(named("rack1/host7 HCA-1", 1, Reading.FIRST_TWO_WORDS), Fabric.EMPTY);
        assertEquals(List.of(new PortName("rack1/host7 HCA-1", 1, Reading.DESCRIPTION)), fitted.portNames());
        assertEquals(List.of(), codes());
    }

    @Test
    void leavesOutAPortThatTheNodeDoesNotShow() {
        PortGroup fitted = convert(named("host7 HCA-1 mlx5_0", 2, Reading.DESCRIPTION), RandomPolicies.fabric());
        assertEquals(List.of(), fitted.portNames());
        assertEquals(List.of("port-name-unusable"), codes());
    }

    @Test
    void namesASwitchByGuidWhereItHasNoSuchPort() {
        PortGroup fitted = convert(named("leaf", 200, Reading.DESCRIPTION), RandomPolicies.fabric());
        assertEquals(Ranges.ofValues(0x9000), fitted.portGuids());
        assertEquals(List.of(), fitted.portNames());
    }

    @Test
    void namesByGuidWhatOpenSmWouldFindElsewhereOrNotAtAll() {
        Fabric fabric = Fabric.of(
                List.of(node(1, "twin HCA-1", true), node(2, "odd \"HCA-2\"", true), node(3, "loose HCA-3", false)),
                OptionalLong.empty());
        PortGroup fitted = convert(
                named(List.of(
                        new PortName("odd \"HCA-2\"", 1, Reading.DESCRIPTION),
                        new PortName("loose HCA-3", 1, Reading.DESCRIPTION),
                        new PortName("twin HCA-1", 1, Reading.DESCRIPTION))),
                fabric);
        assertEquals(Ranges.ofValues(0x102, 0x103), fitted.portGuids());
        assertEquals(List.of(new PortName("twin HCA-1", 1, Reading.DESCRIPTION)), fitted.portNames());
    }

    @Test
    void refusesNamesThatCannotBeWritten() {
        convert(named("odd \"HCA-2\"", 1, Reading.DESCRIPTION), Fabric.EMPTY);
        convert(named("caf\u00e9 HCA-1", 1, Reading.DESCRIPTION), Fabric.EMPTY);
        convert(partitions("the \"old\" one"), Fabric.EMPTY);
        assertEquals(List.of("port-name", "port-name", "partition-name"), codes());
        assertEquals(
                3, losses.list().stream().filter(loss -> loss.refuses(false)).count());
    }

    private PortGroup convert(PortGroup group, Fabric fabric) {
        return new GroupConverter(fabric, losses).convert(group);
    }

    private static PortGroup guids(Ranges guids) {
        return PortGroup.ofGuids("group", guids);
    }

    private static PortGroup named(String node, int port, Reading reading) {
        return named(List.of(new PortName(node, port, reading)));
    }

    private static PortGroup named(List<PortName> names) {
        return new PortGroup("group", "", Ranges.NONE, names, List.of(), Ranges.NONE, Set.of(), false);
    }

    private static PortGroup partitions(String... names) {
        return new PortGroup("group", "", Ranges.NONE, List.of(), List.of(names), Ranges.NONE, Set.of(), false);
    }

    private static Node node(long guid, String description, boolean linked) {
        Optional<Link> link = linked ? Optional.of(new Link(new PortId(9, 1), 4, "EDR")) : Optional.empty();
        Port port = new Port(new PortId(guid, 1), 0x100 + guid, 0, 0, link);
        return new Node(guid, NodeType.CA, description, 1, false, List.of(port));
    }

    private List<String> codes() {
        return new ArrayList<>(losses.list())
                .stream().map(loss -> loss.code().code()).toList();
    }
}
