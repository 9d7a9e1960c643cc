package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.rules.DuplicateSn;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policy.PolicyFile;

/** Gives a level with the sn of an earlier one the next free sn; references to the old sn mean the earlier one. */
final class RenumberLevel implements CodeActionProvider {

    private static final String CODE = new DuplicateSn().declaration().code();

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        return request.diagnostics(CODE).stream().map(diagnostic -> action(request, diagnostic));
    }

    private CodeAction action(CodeActionRequest request, Diagnostic diagnostic) {
        DocumentSnapshot snapshot = request.snapshot();
        int start = snapshot.lines().offset(diagnostic.getRange().getStart());
        int end = snapshot.lines().offset(diagnostic.getRange().getEnd());
        String sn = Long.toUnsignedString(nextFree(snapshot.source().root(PolicyFile.class)));
        return request.action(
                kind(),
                "give the level the next free sn, " + sn,
                List.of(new Edit(start, end - start, sn)),
                List.of(diagnostic));
    }

    /** The number after the highest one; after the highest that there can be, the lowest free one. */
    private static long nextFree(PolicyFile policy) {
        Set<Long> used = policy.getLevels().stream()
                .flatMap(level -> level.getSns().stream())
                .collect(Collectors.toCollection(() -> new TreeSet<>(Long::compareUnsigned)));
        long next = used.stream().reduce((low, high) -> high).orElse(-1L) + 1;
        while (used.contains(next)) {
            next++;
        }
        return next;
    }
}
