package org.qos.dsl.ide.completion;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.GradedCode;
import org.qos.dsl.check.RuleLanguages;
import org.qos.dsl.check.Rules;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.FindingCode;
import org.qos.dsl.language.Language;
import org.qos.runtime.policy.PolicySyntax;

/** Proposes the codes that a {@code qos-ignore} comment can suppress in a file of its language. */
final class SuppressionCompletion {

    private static final Pattern TYPED =
            Pattern.compile("(?<comment>#|<!--).*\\bqos-ignore[ \\t]+(?<code>[a-z0-9-]*)$");
    private static final Pattern REST = Pattern.compile("[a-z0-9-]*");

    private SuppressionCompletion() {}

    /** The codes, where the cursor is after {@code qos-ignore} in a comment; empty elsewhere. */
    static Optional<CompletionResult> at(DocumentSnapshot snapshot, int offset) {
        int line = snapshot.lines().start(snapshot.lines().position(offset).getLine());
        Matcher typed = TYPED.matcher(snapshot.text().substring(line, offset));
        String mark = snapshot.language().is(PolicySyntax.RFC) ? "<!--" : "#";
        return typed.find() && typed.group("comment").equals(mark)
                ? Optional.of(codes(snapshot, offset, typed.group("code")))
                : Optional.empty();
    }

    private static CompletionResult codes(DocumentSnapshot snapshot, int offset, String typed) {
        Matcher rest =
                REST.matcher(snapshot.text()).region(offset, snapshot.text().length());
        String suffix = rest.lookingAt() ? rest.group() : "";
        boolean hasReason = snapshot.text().startsWith(":", offset + suffix.length());
        return CompletionResult.of(
                typed,
                suffix,
                FindingCodes.graded().stream()
                        .filter(FindingCode::isSuppressible)
                        .filter(code -> concerns(code, snapshot.language()))
                        .map(code -> proposal(code, hasReason)));
    }

    private static boolean concerns(GradedCode code, Language language) {
        return Rules.byCode(code.code())
                .map(rule -> RuleLanguages.of(rule).contains(language))
                .orElse(language.isPolicy());
    }

    private static Proposal proposal(GradedCode code, boolean hasReason) {
        Proposal proposal = new Proposal(
                code.code(),
                hasReason ? code.code() : code.code() + ": ",
                code.summary(),
                CompletionItemKind.EnumMember,
                Optional.empty());
        return hasReason ? proposal : proposal.withSnippet(code.code() + ": ${1:reason}");
    }
}
