package org.qos.analysis.report.request;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.QosLevel;

/** The levels of requests without further fields that OpenSM answers, as far as partitions decide, between the ports of each two groups. */
public final class LevelMatrix {

    /** Beyond so many classes of ports the matrix would take too long, and a page could not answer about them. */
    public static final int MAX_CLASSES = 1500;

    private final GroupClasses classes;
    private final List<Integer> rows;
    private final List<List<Map<QosLevel, Long>>> cells = new ArrayList<>();

    /**
     * Asks a matcher about one pair of ports of each two classes.
     *
     * @param classes the ports by groups and by partitions
     * @param rows the groups by their places among {@link GroupClasses#groups}; -1 for all ports
     */
    public LevelMatrix(BoundPolicy bound, Matcher matcher, GroupClasses classes, List<Integer> rows) {
        this.classes = classes;
        this.rows = List.copyOf(rows);
        SharedPkeys shared = new SharedPkeys(bound.partitions(), bound.fabric());
        List<List<Map<QosLevel, Long>>> byDestination = new ArrayList<>();
        for (int row : rows) {
            List<Map<QosLevel, Long>> counts = new ArrayList<>();
            IntStream.range(0, classes.count()).forEach(number -> counts.add(new IdentityHashMap<>()));
            byDestination.add(counts);
            cells.add(rows.stream()
                    .<Map<QosLevel, Long>>map(some -> new IdentityHashMap<>())
                    .toList());
        }
        for (int from = 0; from < classes.count(); from++) {
            for (int to = 0; to < classes.count(); to++) {
                Request request = Request.between(guid(bound, from), guid(bound, to));
                QosLevel level = matcher.match(request).level();
                if (!shared.isUnanswered(request, level)) {
                    add(from, to, level, byDestination);
                }
            }
        }
        for (int row = 0; row < rows.size(); row++) {
            gather(cells.get(row), byDestination.get(row));
        }
    }

    private long guid(BoundPolicy bound, int number) {
        return bound.fabric().endpoints().get(classes.endpoints(number).get(0)).guid();
    }

    private void add(int from, int to, QosLevel level, List<List<Map<QosLevel, Long>>> byDestination) {
        long pairs =
                (long) classes.endpoints(from).size() * classes.endpoints(to).size();
        for (int row = 0; row < rows.size(); row++) {
            if (isIn(from, rows.get(row))) {
                byDestination.get(row).get(to).merge(level, pairs, Long::sum);
            }
        }
    }

    private void gather(List<Map<QosLevel, Long>> ofRow, List<Map<QosLevel, Long>> byDestination) {
        for (int to = 0; to < classes.count(); to++) {
            for (int column = 0; column < rows.size(); column++) {
                if (isIn(to, rows.get(column))) {
                    Map<QosLevel, Long> cell = ofRow.get(column);
                    byDestination.get(to).forEach((level, pairs) -> cell.merge(level, pairs, Long::sum));
                }
            }
        }
    }

    private boolean isIn(int number, int group) {
        return group < 0 || classes.groupsOf(number).get(group);
    }

    /** How many pairs of ports that get a path get each level, from the ports of one row to those of another. */
    public Map<QosLevel, Long> cell(int source, int destination) {
        return cells.get(source).get(destination);
    }

    /** The matrix for some groups; empty where there are too many classes of ports. */
    static Optional<LevelMatrix> of(BoundPolicy bound, Matcher matcher, GroupClasses classes, List<Integer> rows) {
        return classes.count() > MAX_CLASSES
                ? Optional.empty()
                : Optional.of(new LevelMatrix(bound, matcher, classes, rows));
    }
}
