package org.qos.conformity.sim;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What OpenSM makes of a policy file. It serves the subnet whatever the file holds; only its log says.
 *
 * @param outcome what it does
 * @param messages the log entries of its policy parser, from {@code ERR AC} on, in order
 */
public record LoadResult(Outcome outcome, List<String> messages) {

    private static final Pattern ENTRY = Pattern.compile("ERR AC\\d\\d: .*");

    /** The file cannot be opened, parsed, validated, or has no name; other entries only warn (AC02, AC14). */
    private static final Pattern REFUSAL = Pattern.compile("ERR AC0[1346]: .*");

    /** Copies the list. */
    public LoadResult {
        messages = List.copyOf(messages);
    }

    /** The result in the log of one sweep. */
    static LoadResult ofLog(CharSequence log) {
        List<String> entries =
                ENTRY.matcher(log).results().map(MatchResult::group).toList();
        boolean refused =
                entries.stream().anyMatch(entry -> REFUSAL.matcher(entry).matches());
        return new LoadResult(refused ? Outcome.REJECTS : Outcome.ACCEPTS, entries);
    }

    /** Whether the policy is in force. */
    public boolean isAccepted() {
        return outcome == Outcome.ACCEPTS;
    }

    /** What OpenSM can do with a policy file. */
    public enum Outcome {
        /** It applies the policy. */
        ACCEPTS,
        /** It runs without a policy. */
        REJECTS,
        /** It ends by a signal. */
        CRASHES,
        /** It never comes to the end of the sweep. */
        HANGS
    }
}
