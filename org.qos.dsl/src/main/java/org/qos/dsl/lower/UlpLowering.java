package org.qos.dsl.lower;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Turns the lines of {@code qos-ulps} into the match rules that OpenSM makes of them (OpenSM osm_qos_parser_y.y,
 * rules qos_ulp and below). Each has one criterion and a level that sets the SL only.
 */
final class UlpLowering {

    private static final long SDP_BASE = 0x10000;
    private static final long RDMA_CM_TCP_BASE = 0x1060000;
    private static final long RDS_PORT = 0x48ca;
    private static final long ISER_PORT = 0x0cbc;
    private static final long LAST_PORT = 0xffff;
    private static final long DEFAULT_PARTITION = 0x7fff;

    private final PolicyDialect dialect;
    private final Trace trace;
    private final GroupLowering groups;
    private final LevelLowering levels;
    private final Map<Integer, QosLevel> levelsBySl = new TreeMap<>();

    UlpLowering(PolicyDialect dialect, Trace trace, GroupLowering groups, LevelLowering levels) {
        this.dialect = dialect;
        this.trace = trace;
        this.groups = groups;
        this.levels = levels;
    }

    /** The level that the last {@code default:} line asks for. */
    Optional<QosLevel> defaultLevel(List<UlpRule> lines) {
        return lines.stream()
                .filter(line -> line.getKind() == UlpKind.DEFAULT)
                .reduce((earlier, later) -> later)
                .map(line -> trace.note(QosLevel.ofSl("SimpleQoSLevel_DEFAULT", (int) line.getSl()), line));
    }

    /** The rules of all other lines, in order. */
    List<MatchRule> rules(List<UlpRule> lines) {
        return lines.stream()
                .filter(line -> line.getKind() != UlpKind.DEFAULT)
                .map(line -> trace.note(rule(line), line))
                .toList();
    }

    private MatchRule rule(UlpRule line) {
        return switch (line.getKind()) {
            case ANY_SERVICE_ID -> byService(line, dialect.ranges(line.getRanges()));
            case SDP -> byService(line, Ranges.of(new Range(SDP_BASE, SDP_BASE + LAST_PORT)));
            case SDP_PORT_NUM -> byService(line, ports(line, SDP_BASE));
            case RDS -> byService(line, Ranges.ofValues(RDMA_CM_TCP_BASE + RDS_PORT));
            case ISER -> byService(line, Ranges.ofValues(RDMA_CM_TCP_BASE + ISER_PORT));
            case RDS_PORT_NUM, ISER_PORT_NUM -> byService(line, ports(line, RDMA_CM_TCP_BASE));
            case ANY_PKEY, IPOIB_PKEY -> byPkey(line, dialect.pkeys(line.getRanges()));
            case IPOIB -> byPkey(line, Ranges.ofValues(DEFAULT_PARTITION));
            case ANY_TARGET_PORT_GUID -> byGroups(line, List.of(), group(line, "_ULP_Targets_"));
            case SRP_TARGET_PORT_GUID -> byGroups(line, List.of(), group(line, "_SRP_Targets_"));
            case ANY_SOURCE_PORT_GUID -> byGroups(line, group(line, "_ULP_Sources_"), List.of());
            case ANY_SOURCE_TARGET_PORT_GUID -> byBothEnds(line);
            case DEFAULT -> throw new IllegalArgumentException("the default line makes no rule");
        };
    }

    private MatchRule byService(UlpRule line, Ranges serviceIds) {
        return new MatchRule("", List.of(), List.of(), serviceIds, Ranges.NONE, Ranges.NONE, Ranges.NONE, level(line));
    }

    private MatchRule byPkey(UlpRule line, Ranges pkeys) {
        return new MatchRule("", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, pkeys, level(line));
    }

    private MatchRule byGroups(UlpRule line, List<PortGroup> sources, List<PortGroup> destinations) {
        return new MatchRule(
                "", sources, destinations, Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.NONE, level(line));
    }

    /** Both ends have to be in the set, although OpenSM's documentation says one of them. */
    private MatchRule byBothEnds(UlpRule line) {
        List<PortGroup> ends = group(line, "_ULP_Sources_Targets_");
        return byGroups(line, ends, ends);
    }

    private List<PortGroup> group(UlpRule line, String name) {
        String free = groups.freeName(name);
        return List.of(groups.addMade(free, line, PortGroup.ofGuids(free, dialect.ranges(line.getRanges()))));
    }

    private Ranges ports(UlpRule line, long base) {
        return new Ranges(dialect.ranges(line.getRanges()).ranges().stream()
                .map(r -> new Range(base + r.first(), base + r.last()))
                .toList());
    }

    private QosLevel level(UlpRule line) {
        return levelsBySl.computeIfAbsent(
                (int) line.getSl(), sl -> levels.addMade(QosLevel.ofSl("SimpleQoSLevel_SL" + sl, sl)));
    }
}
