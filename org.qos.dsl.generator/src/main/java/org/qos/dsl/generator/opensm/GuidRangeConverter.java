package org.qos.dsl.generator.opensm;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Guid;

/**
 * Port GUIDs as OpenSM can digest them: it looks up every value of a range one by one with the subnet locked, 5 to 100
 * ns each, and never ends when the upper end is 2^64-1 (OpenSM osm_qos_parser_y.y:__parser_add_guid_range_to_port_map).
 */
record GuidRangeConverter(Fabric fabric, ConversionLosses losses) {

    /** How many GUIDs a group may name: at most a tenth of a second each sweep. */
    static final long MAX_GUIDS = 1L << 20;

    /** The highest 64-bit number, read as unsigned. */
    private static final long LAST_GUID = -1;

    Ranges convert(PortGroup group) {
        List<Range> kept = new ArrayList<>();
        long room = MAX_GUIDS;
        for (Range range : group.portGuids().ranges()) {
            long beyondFirst = range.last() - range.first();
            if (range.last() != LAST_GUID && Long.compareUnsigned(beyondFirst, room) < 0) {
                kept.add(range);
                room -= beyondFirst + 1;
            } else {
                kept.addAll(narrowed(group, range));
            }
        }
        return new Ranges(kept);
    }

    private List<Range> narrowed(PortGroup group, Range range) {
        String what = range.first() == LAST_GUID
                ? "group '" + group.name() + "' has the GUID " + range.text(Guid::text)
                        + ", the highest of 64 bits; OpenSM counts up to it and hangs"
                : "the GUID range " + range.text(Guid::text) + " of group '" + group.name()
                        + "' is too wide for OpenSM, which tries each value";
        if (fabric.isEmpty()) {
            losses.add(
                    ConversionCode.WIDE_GUID_RANGE,
                    group,
                    what + "; it is left out. Pass a fabric to narrow it to its ports");
            return List.of();
        }
        losses.add(
                ConversionCode.GUID_RANGE_NARROWED,
                group,
                what + "; the ports that the fabric has now replace it; generate again when ports are added");
        BitSet selected = new BitSet();
        fabric.selectEndpoints(range.first(), range.last(), selected::set);
        return selected.stream()
                .mapToObj(index -> Range.of(fabric.endpoints().get(index).guid()))
                .toList();
    }
}
