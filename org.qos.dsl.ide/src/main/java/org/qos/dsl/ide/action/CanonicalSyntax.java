package org.qos.dsl.ide.action;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.FindingTrait;

/** Rewrites everything in the canonical syntax where an older or abbreviated form means the same. */
final class CanonicalSyntax implements CodeActionProvider {

    @Override
    public String kind() {
        return CodeActionKind.RefactorRewrite;
    }

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        List<Edit> edits = new IterativeFixes(request.snapshot(), CanonicalSyntax::changesSyntaxOnly, true)
                .edits(request.findings());
        return edits.isEmpty()
                ? Stream.empty()
                : Stream.of(request.action(kind(), "convert to the canonical syntax", edits));
    }

    /** A reversed range of the RFC syntax is empty, so no other form means the same. */
    private static boolean changesSyntaxOnly(Finding finding) {
        return FindingCodes.has(finding.code(), FindingTrait.CANONICAL_FORM)
                && (finding.severity() != Severity.ERROR || !finding.code().equals("reversed-range"));
    }
}
