package org.qos.dsl.check.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A port name whose text shows that a comma or a quote of the list around it is missing or superfluous: {@code a/P1 b/P1},
 * {@code "a/P1, "b/P1"}, {@code 'a/P1'}. It is read as one name, which hardly any node has.
 *
 * @param syntax the syntax of the policy
 * @param region the name in the text of the file
 * @param written the name as it is written
 */
record PortNameMarks(PolicySyntax syntax, ITextRegion region, String written) {

    /** What separates two port names in place of a comma: nothing between quotes, white space, or a semicolon. */
    private static final Pattern JOINT = Pattern.compile(
            "(?<=/[Pp][0-9]{1,9}['\"]?)(?:\\s*;\\s*|\\s+|(?<=[\"'])(?=[\"']))(?=[^\\s;,].*?/[Pp][0-9])",
            Pattern.DOTALL);

    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");

    /** The end of a port name within quotes. */
    private static final Pattern COMMA = Pattern.compile("([^,]*/[Pp][0-9]+)\\s*,");

    private static final Pattern QUOTE_IN_RFC = Pattern.compile("[\"'].*|.*[\"']", Pattern.DOTALL);
    private static final Pattern QUOTE_IN_OPENSM = Pattern.compile("'[^\"]*'");

    static PortNameMarks of(INode node, PolicySyntax syntax) {
        ITextRegion region = node.getTextRegion();
        String text = node.getRootNode().getText();
        return new PortNameMarks(
                syntax, region, text.substring(region.getOffset(), region.getOffset() + region.getLength()));
    }

    /** Whether there is such a mark. */
    boolean areWrong() {
        return commaInQuotes().isPresent() || joint().isPresent() || hasQuotesOfName();
    }

    /** The violation of the first of them; empty for other names. */
    Optional<RuleViolation> violation(PortGroup group) {
        return commaInQuotes()
                .map(comma -> commaInQuotes(group, comma))
                .or(() -> joint().map(joint -> joined(group, joint)))
                .or(() -> hasQuotesOfName() ? Optional.of(quoted(group)) : Optional.empty());
    }

    /** A comma after a port name within quotes: the end of the name, as a part of the text. */
    private Optional<MatchResult> commaInQuotes() {
        if (syntax != PolicySyntax.OPENSM) {
            return Optional.empty();
        }
        return QUOTED.matcher(written)
                .results()
                .flatMap(quoted -> {
                    Matcher comma = COMMA.matcher(written).region(quoted.start(1), quoted.end(1));
                    return comma.lookingAt() ? Stream.of(comma.toMatchResult()) : Stream.empty();
                })
                .findFirst();
    }

    private RuleViolation commaInQuotes(PortGroup group, MatchResult comma) {
        String name = Shortened.of(comma.group(1).strip());
        RuleViolation violation = RuleViolation.at(
                group,
                new TextRegion(region.getOffset() + comma.end() - 1, 1),
                "this ',' after '" + name
                        + "' is within quotes; OpenSM reads it as part of the name; close the quote before" + " it: \""
                        + name + "\",");
        String closed = written.substring(0, comma.end(1)) + '"' + written.substring(comma.end(1));
        return isQuotedAsAWhole(closed)
                ? violation.fixedBy(new Fix(
                                "write the closing quote",
                                List.of(new Edit(region.getOffset() + comma.end(1), 0, "\"")))
                        .asSuggestion())
                : violation;
    }

    private static boolean isQuotedAsAWhole(String list) {
        return list.matches("(?s)\\s*\"[^\"]*\"\\s*(?:,\\s*\"[^\"]*\"\\s*)*");
    }

    private Optional<MatchResult> joint() {
        Matcher joint = JOINT.matcher(written);
        return joint.find() ? Optional.of(joint.toMatchResult()) : Optional.empty();
    }

    private RuleViolation joined(PortGroup group, MatchResult joint) {
        String before = name(written.substring(0, joint.start()));
        String after = name(JOINT.split(written.substring(joint.end()), 2)[0]);
        RuleViolation violation = RuleViolation.at(
                group,
                region,
                "no ',' between '" + before + "' and '" + after + "'; " + reader() + " them as one name; write "
                        + plain(before) + ", " + plain(after));
        boolean certain = Arrays.stream(JOINT.split(written)).allMatch(PortNameMarks::hasPairs);
        return certain
                ? violation.fixedBy(Fix.replacing(region, JOINT.matcher(written).replaceAll(", "), "write ','")
                        .asSuggestion())
                : violation;
    }

    private static boolean hasPairs(String text) {
        return text.chars().filter(c -> c == '"').count() % 2 == 0;
    }

    /** A name without the quotes around it. */
    private static String name(String text) {
        return Shortened.of(text.strip().replaceAll("^[\"']|[\"']$", ""));
    }

    /** How a name is written. */
    private String plain(String name) {
        return syntax == PolicySyntax.OPENSM && name.matches(".*\\s.*") ? '"' + name + '"' : name;
    }

    private boolean hasQuotesOfName() {
        return (syntax == PolicySyntax.OPENSM ? QUOTE_IN_OPENSM : QUOTE_IN_RFC)
                .matcher(written)
                .matches();
    }

    private RuleViolation quoted(PortGroup group) {
        String name = plain(name(written));
        return RuleViolation.at(
                        group,
                        region,
                        reader() + " the quotes of " + Shortened.of(written) + " as part of the name; write " + name)
                .fixedBy(Fix.replacing(region, name, "write " + name).asSuggestion());
    }

    private String reader() {
        return syntax == PolicySyntax.OPENSM ? "OpenSM reads" : "'qos generate' reads";
    }
}
