package org.qos.cli.diff;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.qos.analysis.difference.ComparedPorts;
import org.qos.analysis.difference.LevelAspect;
import org.qos.analysis.difference.LevelChange;
import org.qos.analysis.difference.Lowering;
import org.qos.analysis.difference.PartitionPort;
import org.qos.analysis.difference.RequestClass;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.dsl.language.Shortened;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.value.Guid;

/** The phrases of a difference that all formats for people share. */
final class DiffPhrases {

    /** How many ports a line names before it counts the others. */
    private static final int NAMED = 5;

    /** Names up to this length are shown as they are. */
    private static final int LONGEST = 400;

    private static final String REFUSED = "no pair of ports shares %s; OpenSM refuses these requests";

    private final Fabric fabric;

    DiffPhrases(Fabric fabric) {
        this.fabric = fabric;
    }

    /** A name or value of a file; of a very long one the beginning. */
    static String shown(String text) {
        return text.length() <= LONGEST ? text : Shortened.of(text);
    }

    /** A request in which very long names are shortened. */
    static String request(ComparedPorts ports, RequestClass requests) {
        return Shortened.quotes(ports.text(requests.witness()));
    }

    /** What differs between two levels but the name, such as {@code SL 2 -> 5, rate limit none -> 10 Gb/s}. */
    static String aspects(LevelChange change) {
        if (isRenamed(change)) {
            return "another name only";
        }
        return change.aspects().stream()
                .filter(aspect -> aspect != LevelAspect.NAME)
                .map(aspect -> aspect.title() + " " + shown(aspect.text(change.before())) + " -> "
                        + shown(aspect.text(change.after())))
                .collect(Collectors.joining(", "));
    }

    /** What is lower, such as {@code lower rate limit}; empty when nothing is. */
    static Optional<String> lowered(Set<Lowering> lowered) {
        return lowered.isEmpty()
                ? Optional.empty()
                : Optional.of(lowered.stream().map(Lowering::title).collect(Collectors.joining(", ")));
    }

    /** The SLs that get less than before, such as {@code SL 2: lower share of the link}. */
    static Optional<String> lowered(Map<Integer, Set<Lowering>> lowered) {
        return lowered.isEmpty()
                ? Optional.empty()
                : Optional.of(lowered.entrySet().stream()
                        .map(entry -> "SL " + entry.getKey() + ": "
                                + lowered(entry.getValue()).orElseThrow())
                        .collect(Collectors.joining("; ")));
    }

    private static boolean isRenamed(LevelChange change) {
        return change.aspects().equals(Set.of(LevelAspect.NAME));
    }

    /** The kinds of ports, such as {@code CA ports, router ports}; all of them in two words. */
    static String kinds(Set<PortKind> kinds) {
        return kinds.size() == PortKind.values().length
                ? "all ports"
                : kinds.stream().map(PortKind::title).collect(Collectors.joining(", "));
    }

    /** A share in percent. */
    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", share * 100).replaceFirst("\\.0$", "") + " %";
    }

    /** The pairs of ports of a class of requests, or that OpenSM refuses the requests. */
    static Optional<String> pairs(RequestClass requests) {
        boolean statesPkey = requests.witness().pkey().isPresent();
        return requests.isRefused()
                ? Optional.of(String.format(REFUSED, statesPkey ? "the P_Key" : "a partition"))
                : pairs(requests.pairs(), requests.exact());
    }

    /** The pairs of ports of a change, or that OpenSM refuses its requests. */
    static Optional<String> pairs(LevelChange change) {
        return change.isRefused()
                ? Optional.of("0 pairs of ports: OpenSM refuses these requests")
                : pairs(change.pairs(), change.exact());
    }

    /** The number of pairs of ports of a change for a column of numbers; empty where it is not known. */
    static String number(LevelChange change) {
        return change.isRefused()
                ? "0 (OpenSM refuses)"
                : number(change.pairs(), change.exact()).orElse("");
    }

    /** A number of pairs of ports, a maximum where it is not exact; empty where it is not known. */
    private static Optional<String> pairs(OptionalLong pairs, boolean exact) {
        return number(pairs, exact).map(number -> number + (pairs.getAsLong() == 1 ? " pair" : " pairs") + " of ports");
    }

    /** How many classes of a change are counted and not listed. */
    static String unlisted(LevelChange change) {
        RequestClass last = change.classes().get(change.classes().size() - 1);
        return "and " + counted(change.unlisted(), "more class") + " of requests"
                + (last.pairs().isPresent()
                        ? ", each with at most " + counted(last.pairs().getAsLong(), "pair") + " of ports"
                        : ", not listed");
    }

    /** A number, a maximum where it is not exact; empty where it is not known. */
    static Optional<String> number(OptionalLong number, boolean exact) {
        return number.isEmpty() ? Optional.empty() : Optional.of((exact ? "" : "up to ") + number.getAsLong());
    }

    /** A number and what it counts. */
    static String counted(long count, String one) {
        return count + " " + one + (count == 1 ? "" : one.endsWith("s") ? "es" : "s");
    }

    /** Members of a partition with how they belong to it, the first ones by name. */
    String members(SortedMap<PartitionPort, Membership> members) {
        String named = members.entrySet().stream()
                .limit(NAMED)
                .map(entry ->
                        port(entry.getKey()) + " (" + entry.getValue().name().toLowerCase(Locale.ROOT) + ")")
                .collect(Collectors.joining(", "));
        return named + more(members.keySet());
    }

    private static String more(Collection<?> all) {
        return all.size() > NAMED ? " and " + (all.size() - NAMED) + " more" : "";
    }

    private String port(PartitionPort port) {
        return switch (port.ports()) {
            case PORT ->
                new FieldText(fabric)
                        .name(port.portGuid())
                        .map(DiffPhrases::shown)
                        .orElseGet(() -> Guid.text(port.portGuid()));
            case ALL -> "all ports";
            case ALL_CAS -> "all CA ports";
            case ALL_SWITCHES -> "all switches";
            case ALL_ROUTERS -> "all router ports";
            case SELF -> "the subnet manager's port";
        };
    }
}
