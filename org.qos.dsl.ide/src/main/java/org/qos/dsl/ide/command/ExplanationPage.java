package org.qos.dsl.ide.command;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.qos.analysis.explanation.Comparison;
import org.qos.analysis.explanation.Explanation;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.PairClass;
import org.qos.analysis.explanation.RuleTrial;
import org.qos.runtime.match.Match;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Explanations as a page of Markdown, which editors show.
 *
 * @param policy gives rules and levels their places
 * @param request the request as it was written
 */
record ExplanationPage(SoundPolicy policy, String request) {

    /** Why one request gets its level. */
    String of(Explanation explanation) {
        StringBuilder page = new StringBuilder("# ").append(request).append("\n\n");
        page.append(level(explanation.match())).append(".\n");
        for (RuleTrial trial : explanation.passedOver()) {
            page.append("\n* ").append(rule(trial)).append(" does not match:\n");
            trial.unmet().forEach(comparison -> page.append("  * ")
                    .append(wanted(comparison))
                    .append("; ")
                    .append(got(comparison))
                    .append('\n'));
        }
        explanation.matched().ifPresent(trial -> {
            page.append("\n* ").append(rule(trial)).append(" matches:\n");
            trial.comparisons()
                    .forEach(comparison ->
                            page.append("  * ").append(wanted(comparison)).append('\n'));
        });
        if (explanation.sl().isRefused()) {
            page.append("\nThe request asks for another SL than the level's: OpenSM answers that there is no path.\n");
        }
        return page.toString();
    }

    /** Which levels the pairs of ports get that a request is about. */
    String of(List<PairClass> classes) {
        return "# " + request + "\n\n"
                + classes.stream()
                        .map(pairs -> "* " + pairs.pairs() + (pairs.pairs() == 1 ? " pair: " : " pairs: ")
                                + level(pairs.match()) + "; such as " + guid(pairs.source()) + " to "
                                + guid(pairs.destination()) + "\n")
                        .collect(Collectors.joining());
    }

    /** The level that a request gets, and why, in one line. */
    String level(Match match) {
        return "level \"" + match.level().name() + "\" (" + policy.place(match.level()) + "), SL "
                + match.level().sl()
                + (match.isDefault() ? ", as no rule matches" : ", by rule " + match.rule());
    }

    private String rule(RuleTrial trial) {
        String use = trial.rule().use();
        return "rule " + trial.place() + (use.isEmpty() ? "" : ", " + use) + " (" + policy.place(trial.rule()) + ")";
    }

    private static String wanted(Comparison comparison) {
        String title = comparison.field().name().toLowerCase(Locale.ROOT).replace('_', '-') + " ";
        return comparison instanceof Comparison.OfPort port
                ? title + "in " + names(port.wanted())
                : title + values(comparison.field(), ((Comparison.OfNumber) comparison).wanted());
    }

    private static String got(Comparison comparison) {
        if (comparison instanceof Comparison.OfPort port) {
            return guid(port.portGuid()) + " is in "
                    + (port.memberOf().isEmpty() ? "no group" : names(port.memberOf()));
        }
        Comparison.OfNumber number = (Comparison.OfNumber) comparison;
        return number.got().isPresent()
                ? "the request has " + value(number.field(), number.got().getAsLong())
                : "the request has none";
    }

    private static String names(List<PortGroup> groups) {
        return groups.stream().map(group -> "\"" + group.name() + "\"").collect(Collectors.joining(", "));
    }

    private static String values(Field field, Ranges ranges) {
        return ranges.ranges().stream().map(range -> values(field, range)).collect(Collectors.joining(", "));
    }

    private static String values(Field field, Range range) {
        return value(field, range.first()) + (range.isSingle() ? "" : "-" + value(field, range.last()));
    }

    private static String value(Field field, long value) {
        return switch (field) {
            case SERVICE_ID -> "0x" + Long.toHexString(value);
            case PKEY -> String.format("0x%04x", value);
            default -> Long.toString(value);
        };
    }

    private static String guid(long portGuid) {
        return portGuid == 0 ? "an unknown port" : String.format("0x%016x", portGuid);
    }
}
