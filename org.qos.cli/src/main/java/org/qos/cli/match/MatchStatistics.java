package org.qos.cli.match;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.CompiledForm;
import org.qos.runtime.match.compiled.CompiledPolicy;

/**
 * Measures a matcher with the requests of a run: repeats them until the time for one of them hardly changes. It is the
 * time of the processor, so that other work on the machine counts little.
 */
public final class MatchStatistics {

    private static final long ROUND_NANOSECONDS = 200_000_000;
    private static final int MIN_ROUNDS = 4;
    private static final int MAX_ROUNDS = 20;
    private static final double STEADY = 0.05;
    /** The minimum number of matches between two readings of the clock, which takes as long as some matches. */
    private static final int MIN_MATCHES = 10_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Matcher matcher;
    private final List<Request> requests;
    /** Takes the answers, so that no one may leave out the work. */
    private long sum;

    /** The statistics of one matcher for requests that it answers. */
    public MatchStatistics(Matcher matcher, List<Request> requests) {
        this.matcher = matcher;
        this.requests = requests;
    }

    /** The measured values in one line, {@code name=value} each. */
    public String line() {
        String time = String.format(Locale.ROOT, "ns_per_match=%.1f", requests.isEmpty() ? 0 : nanosecondsWarm());
        if (!(matcher instanceof CompiledPolicy policy)) {
            return time + " strategy=reference";
        }
        CompiledForm form = policy.form();
        return time + " strategy=" + form.strategy() + " classes=" + form.classes() + " bytes=" + form.bytes()
                + String.format(Locale.ROOT, " compile_ms=%.1f", form.nanoseconds() / 1e6);
    }

    private double nanosecondsWarm() {
        double best = round();
        for (int rounds = 1; rounds < MAX_ROUNDS; rounds++) {
            double next = round();
            boolean steady = Math.abs(next - best) < STEADY * best;
            best = Math.min(best, next);
            if (steady && rounds >= MIN_ROUNDS) {
                break;
            }
        }
        return best;
    }

    private double round() {
        long begin = processorTime();
        long elapsed;
        long matches = 0;
        do {
            long enough = matches + MIN_MATCHES;
            while (matches < enough) {
                for (Request request : requests) {
                    sum += matcher.match(request).rule();
                }
                matches += requests.size();
            }
            elapsed = processorTime() - begin;
        } while (elapsed < ROUND_NANOSECONDS);
        return (double) elapsed / matches;
    }

    private long processorTime() {
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : System.nanoTime();
    }

    /** What the answers add up to, rule by rule. */
    long sum() {
        return sum;
    }
}
