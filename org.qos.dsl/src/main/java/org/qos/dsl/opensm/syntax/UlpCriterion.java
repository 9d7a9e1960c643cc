package org.qos.dsl.opensm.syntax;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.scoping.NameSuggestions;

/**
 * A line of {@code qos-ulps} whose first word and comma are right, but not the criterion after them: {@code any, Pkey},
 * {@code any, service}, {@code rds, 5}.
 */
final class UlpCriterion {

    private static final Pattern LINE = Pattern.compile("([A-Za-z]+)[ \\t]*,[ \\t]*([A-Za-z][\\w-]*)?");

    /** Its lines have a message of their own, because many expect it to have ports as the others do. */
    private static final String SRP = "srp";

    private final UnexpectedTokens run;
    private final String protocol;
    private final List<String> criteria;
    private final String written;
    private final int start;

    private UlpCriterion(UnexpectedTokens run, Matcher line) {
        this.run = run;
        this.protocol = line.group(1);
        this.criteria = OpenSmKeywords.criteriaOf(protocol.toLowerCase(Locale.ROOT));
        this.written = line.group(2) == null ? "" : line.group(2);
        this.start = line.start(2);
    }

    static Optional<NodeError> wrong(UnexpectedTokens run) {
        if (!run.block().equals(Optional.of("qos-ulps"))) {
            return Optional.empty();
        }
        String all = run.first().leaf().getRootNode().getText();
        Matcher line = LINE.matcher(all).region(run.first().start(), all.length());
        return line.lookingAt() ? new UlpCriterion(run, line).error() : Optional.empty();
    }

    private Optional<NodeError> error() {
        String lower = written.toLowerCase(Locale.ROOT);
        Optional<String> similar = similar(lower);
        boolean explained = similar.isEmpty() && protocol.equalsIgnoreCase(SRP);
        if (criteria.isEmpty() || explained) {
            return Optional.empty();
        }
        return Optional.of(
                written.isEmpty() ? missing() : criteria.contains(lower) ? wrongCase(lower) : misspelled(similar));
    }

    private Optional<String> similar(String lower) {
        return lower.isEmpty()
                ? Optional.empty()
                : NameSuggestions.STRICT.closest(lower, criteria).or(() -> onlyBeginning(lower));
    }

    private NodeError missing() {
        return new NodeError(
                run.node(),
                SyntaxCode.UNKNOWN_KEYWORD,
                "no criterion after '" + protocol + ",'; OpenSM rejects the policy; write " + possible());
    }

    private NodeError wrongCase(String lower) {
        return new NodeError(
                        node(),
                        SyntaxCode.KEYWORD_CASE,
                        "'" + written + "' is not in lower case; OpenSM does not read it as a criterion and rejects the"
                                + " policy; write '" + protocol + ", " + lower + "'")
                .withFix(replacingWord(lower));
    }

    private NodeError misspelled(Optional<String> similar) {
        NodeError error = new NodeError(
                node(),
                SyntaxCode.UNKNOWN_KEYWORD,
                "'" + Shortened.of(written) + "' is not a criterion of '" + protocol + "'; OpenSM rejects the policy; "
                        + similar.map(criterion -> "did you mean '" + protocol + ", " + criterion + "'?")
                                .orElseGet(() -> "write " + possible()));
        return similar.map(criterion -> error.withFix(replacingWord(criterion)).asSuggestion())
                .orElse(error);
    }

    private Optional<String> onlyBeginning(String lower) {
        List<String> beginning = criteria.stream()
                .filter(criterion -> criterion.startsWith(lower))
                .toList();
        return beginning.size() == 1 ? Optional.of(beginning.get(0)) : Optional.empty();
    }

    private String possible() {
        return criteria.stream()
                .map(criterion -> "'" + protocol + ", " + criterion + "'")
                .collect(Collectors.joining(" or "));
    }

    private String[] replacingWord(String criterion) {
        return FixData.edit(start, written.length(), criterion, "write " + criterion);
    }

    /** The token of the criterion. */
    private INode node() {
        return run.tokens().stream()
                .filter(token -> token.start() <= start && start < token.end())
                .<INode>map(ParsedToken::leaf)
                .findFirst()
                .orElseGet(run::node);
    }
}
