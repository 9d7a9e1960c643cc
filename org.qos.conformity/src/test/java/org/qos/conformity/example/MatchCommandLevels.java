package org.qos.conformity.example;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.qos.conformity.paths.BatchMatcher;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/** The levels that {@code qos match} prints for a file of requests. */
final class MatchCommandLevels implements BatchMatcher {

    private final Example example;
    private final Policy policy;

    MatchCommandLevels(Example example, BoundPolicy bound) {
        this.example = example;
        this.policy = bound.policy();
    }

    @Override
    public List<Match> of(List<Request> requests) {
        String queries = requests.stream().map(MatchCommandLevels::line).collect(Collectors.joining());
        QosRun run = QosRun.of(
                queries,
                "match",
                "--policy",
                example.policy().toString(),
                "--partitions",
                example.partitions().toString(),
                "--fabric",
                example.fabric().toString(),
                "--queries",
                "-");
        if (run.exitCode() != QosRun.CLEAN) {
            throw new IllegalStateException("qos match of " + example + ": " + run.err());
        }
        return run.out().lines().map(this::match).toList();
    }

    /** A line of a query file: source, destination, Service-ID, QoS-Class, P_Key, TClass. */
    private static String line(Request request) {
        List<String> words = new ArrayList<>();
        words.add(hex(request.sourceGuid()));
        words.add(hex(request.destinationGuid()));
        words.add(request.serviceId().isPresent() ? hex(request.serviceId().getAsLong()) : "-");
        words.add(
                request.qosClass().isPresent()
                        ? String.valueOf(request.qosClass().getAsInt())
                        : "-");
        words.add(request.pkey().isPresent() ? hex(request.pkey().getAsInt()) : "-");
        words.add(request.tclass().isPresent() ? String.valueOf(request.tclass().getAsInt()) : "-");
        return String.join(" ", words) + "\n";
    }

    private static String hex(long value) {
        return "0x" + Long.toHexString(value);
    }

    /** What a line of the answer says: level, SL and rule, which have to fit the policy. */
    private Match match(String line) {
        String[] fields = line.split("\t");
        int rule = fields[2].equals("-") ? 0 : Integer.parseInt(fields[2]);
        QosLevel level =
                rule == 0 ? policy.defaultLevel() : policy.rules().get(rule - 1).level();
        if (!level.name().equals(fields[0]) || level.sl() != Integer.parseInt(fields[1])) {
            throw new IllegalStateException("qos match printed " + line + ", but rule " + rule + " has " + level);
        }
        return new Match(level, rule);
    }
}
