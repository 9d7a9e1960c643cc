package org.qos.cli.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.difference.ComparedSide;
import org.qos.analysis.difference.PolicyComparison;
import org.qos.analysis.difference.PolicyDifference;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

class DiffMarkdownTest {

    private static final Pattern FULL =
            Pattern.compile("The comment is full: (\\d+) changes? and the requests of (\\d+) changes? are left out");

    @ParameterizedTest
    @ValueSource(ints = {1, 100, 400, 1_000})
    void aCommentIsNotLongerThanServicesTake(int rules) {
        String comment = comment(difference(rules, "level "));
        int bytes = comment.getBytes(StandardCharsets.UTF_8).length;
        assertTrue(bytes <= DiffMarkdown.MAX_BYTES, bytes + " bytes");
        long rows = comment.lines()
                .filter(line -> line.startsWith("| <code>level "))
                .count();
        Matcher full = FULL.matcher(comment);
        long counted = full.find() ? Long.parseLong(full.group(1)) : 0;
        assertEquals(rules, rows + counted, "each change is there or counted");
    }

    @Test
    void detailsThatDoNotFitAreCounted() {
        String comment = comment(difference(300, "level "));
        long details =
                comment.lines().filter(line -> line.startsWith("<details>")).count();
        assertEquals(
                details,
                comment.lines().filter(line -> line.startsWith("</details>")).count());
        Matcher full = FULL.matcher(comment);
        assertTrue(full.find(), comment);
        assertEquals(300, details + Long.parseLong(full.group(2)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a|b", "<img src=x>", "`code`", "@someone", "#1", "[x](y)", "*b*", "~~s~~", "&lt;", "a\\|b"})
    void namesAreNotMarkup(String name) {
        String comment = comment(difference(1, name));
        assertTrue(comment.lines().noneMatch(line -> line.contains(name)), comment);
    }

    private static String comment(PolicyDifference difference) {
        Policy policy = policy(1_000, "", 0);
        DiffSide side = new DiffSide("policy.qos", policy, rule -> "policy.qos:1:1");
        return new DiffMarkdown(side, side, DiffMarkdown.Service.GITHUB, OptionalInt.empty()).of(difference);
    }

    /** As many changes of levels as rules. */
    private static PolicyDifference difference(int rules, String name) {
        return PolicyComparison.of(
                side(policy(rules, name, 1)), side(policy(rules, name, 2)), false, DecisionProgress.NONE);
    }

    private static ComparedSide side(Policy policy) {
        return new ComparedSide(policy, Fabric.EMPTY, Partitions.WITHOUT_FILE, Optional.empty());
    }

    private static Policy policy(int rules, String name, int sl) {
        List<MatchRule> all = IntStream.range(0, rules)
                .mapToObj(i -> new MatchRule(
                        "",
                        List.of(),
                        List.of(),
                        Ranges.ofValues(i),
                        Ranges.NONE,
                        Ranges.NONE,
                        Ranges.NONE,
                        QosLevel.ofSl(name + (rules == 1 ? "" : i), sl)))
                .toList();
        return new Policy(List.of(), List.of(), QosLevel.ofSl("DEFAULT", 0), all, FabricSetup.NONE);
    }
}
