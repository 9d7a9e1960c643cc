package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.WellKnownService;
import org.qos.runtime.value.Pkey;

/**
 * Turns the lines of {@code qos-ulps} into the match rules that OpenSM makes of them (OpenSM osm_qos_parser_y.y,
 * rules qos_ulp and below). Each has one criterion and a level that sets the SL only.
 */
final class UlpLowering {

    private static final Range PORTS = new Range(0, WellKnownService.MAX_PORT);

    private final PolicyDialect dialect;
    private final Trace trace;
    private final GroupLowering groups;
    private final LevelLowering levels;
    private final Set<EObject> uncertain;
    private final Map<Integer, QosLevel> levelsBySl = new TreeMap<>();

    /**
     * Prepares the lowering of lines.
     *
     * @param uncertain lines with errors, which are the origin of a level only where no other line gives its SL
     */
    UlpLowering(
            PolicyDialect dialect, Trace trace, GroupLowering groups, LevelLowering levels, Set<EObject> uncertain) {
        this.dialect = dialect;
        this.trace = trace;
        this.groups = groups;
        this.levels = levels;
        this.uncertain = uncertain;
    }

    /** The level that the last {@code default:} line asks for. */
    Optional<QosLevel> defaultLevel(List<UlpRule> lines) {
        return lines.stream()
                .filter(line -> line.getKind() == UlpKind.DEFAULT)
                .reduce((earlier, later) -> later)
                .map(line -> trace.note(QosLevel.ofSl("SimpleQoSLevel_DEFAULT", (int) line.getSl()), line));
    }

    /** The rules of all other lines, in order. A line without a number that fits, which has an error, makes none. */
    List<MatchRule> rules(List<UlpRule> lines) {
        List<MatchRule> rules = new ArrayList<>();
        for (UlpRule line : lines) {
            rule(line).ifPresent(rule -> rules.add(trace.note(rule, line)));
        }
        return rules;
    }

    private Optional<MatchRule> rule(UlpRule line) {
        return switch (line.getKind()) {
            case ANY_SERVICE_ID -> byService(line, dialect.ranges(line.getRanges()));
            case SDP -> byService(line, services(WellKnownService.SDP, PORTS));
            case SDP_PORT_NUM -> byService(line, ports(line, WellKnownService.SDP));
            case RDS -> byService(line, defaultService(WellKnownService.RDS));
            case RDS_PORT_NUM -> byService(line, ports(line, WellKnownService.RDS));
            case ISER -> byService(line, defaultService(WellKnownService.ISER));
            case ISER_PORT_NUM -> byService(line, ports(line, WellKnownService.ISER));
            case ANY_PKEY, IPOIB_PKEY -> byPkey(line, dialect.pkeys(line.getRanges()));
            case IPOIB -> byPkey(line, Ranges.ofValues(Pkey.DEFAULT));
            case ANY_TARGET_PORT_GUID -> byGroups(line, "_ULP_Targets_", false, true);
            case SRP_TARGET_PORT_GUID -> byGroups(line, "_SRP_Targets_", false, true);
            case ANY_SOURCE_PORT_GUID -> byGroups(line, "_ULP_Sources_", true, false);
            // both ends have to be in the set, although OpenSM's documentation says one of them
            case ANY_SOURCE_TARGET_PORT_GUID -> byGroups(line, "_ULP_Sources_Targets_", true, true);
            case DEFAULT -> Optional.empty();
        };
    }

    private Optional<MatchRule> byService(UlpRule line, Ranges serviceIds) {
        return serviceIds.isEmpty()
                ? Optional.empty()
                : Optional.of(rule(line, List.of(), List.of(), serviceIds, Ranges.NONE));
    }

    private Optional<MatchRule> byPkey(UlpRule line, Ranges pkeys) {
        return pkeys.isEmpty() ? Optional.empty() : Optional.of(rule(line, List.of(), List.of(), Ranges.NONE, pkeys));
    }

    private Optional<MatchRule> byGroups(UlpRule line, String name, boolean source, boolean destination) {
        Ranges guids = dialect.ranges(line.getRanges());
        if (guids.isEmpty()) {
            return Optional.empty();
        }
        String free = groups.freeName(name);
        List<PortGroup> ends = List.of(groups.addMade(free, line, PortGroup.ofGuids(free, guids)));
        return Optional.of(
                rule(line, source ? ends : List.of(), destination ? ends : List.of(), Ranges.NONE, Ranges.NONE));
    }

    private MatchRule rule(
            UlpRule line, List<PortGroup> sources, List<PortGroup> destinations, Ranges serviceIds, Ranges pkeys) {
        return new MatchRule("", sources, destinations, serviceIds, Ranges.NONE, Ranges.NONE, pkeys, level(line));
    }

    private Ranges ports(UlpRule line, WellKnownService service) {
        return dialect.ranges(line.getRanges()).ranges().stream()
                .filter(range -> PORTS.contains(range.first()) && PORTS.contains(range.last()))
                .map(range -> services(service, range))
                .reduce(Ranges.NONE, Ranges::union);
    }

    private static Ranges services(WellKnownService service, Range ports) {
        return Ranges.of(new Range(service.serviceId((int) ports.first()), service.serviceId((int) ports.last())));
    }

    private static Ranges defaultService(WellKnownService service) {
        return Ranges.ofValues(service.defaultServiceId().orElseThrow());
    }

    /** The level that all lines with an SL share; it comes from the first of them. */
    private QosLevel level(UlpRule line) {
        QosLevel level = levelsBySl.computeIfAbsent(
                (int) line.getSl(), sl -> levels.addMade(QosLevel.ofSl("SimpleQoSLevel_SL" + sl, sl)));
        return trace.origin(level).filter(first -> !uncertain.contains(first)).isPresent()
                ? level
                : trace.note(level, line);
    }
}
