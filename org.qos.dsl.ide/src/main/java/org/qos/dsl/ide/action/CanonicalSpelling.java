package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;

/** Writes everything as it is spelt today, where an older or shorter spelling means the same. */
final class CanonicalSpelling implements Remedy {

    /** The rules whose fix says more clearly what is read anyway. */
    private static final Set<String> SPELLINGS = Set.of(
            "legacy-spelling",
            "octal-literal",
            "leading-zero",
            "reversed-range",
            "open-text-line",
            "partition-flag-abbreviated",
            "partition-member-abbreviated");

    @Override
    public String kind() {
        return CodeActionKind.RefactorRewrite;
    }

    @Override
    public Stream<CodeAction> actions(Situation situation) {
        List<Edit> edits = new Rounds(situation.view(), CanonicalSpelling::isSpelling).edits(situation.findings());
        return edits.isEmpty()
                ? Stream.empty()
                : Stream.of(situation.action(kind(), "convert to the canonical spelling", edits));
    }

    /** A reversed range of the RFC spelling is empty: no other spelling means the same. */
    private static boolean isSpelling(Finding finding) {
        return SPELLINGS.contains(finding.code())
                && (finding.severity() != Severity.ERROR || !finding.code().equals("reversed-range"));
    }
}
