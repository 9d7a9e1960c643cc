package org.qos.dsl.ide.action;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.qos.dsl.check.Edit;

/**
 * Applies all fixes, repeatedly, as {@code qos check --fix} does. Clients request {@code source.fixAll} on save, or
 * this sub-kind to leave the fixes of other servers out.
 */
final class SourceFixAll implements CodeActionProvider {

    @Override
    public String kind() {
        return CodeActionKind.SourceFixAll + ".qos";
    }

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        List<Edit> edits = new IterativeFixes(request.snapshot(), finding -> true).edits(request.findings());
        return edits.isEmpty() ? Stream.empty() : Stream.of(request.action(kind(), "apply all fixes", edits));
    }
}
