package org.qos.dsl.ide.action;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.qos.dsl.check.Edit;

/**
 * Applies every fix that there is, and those that show only then, as {@code qos check --fix} does. Clients ask for {@code
 * source.fixAll} when they save, or for this kind where the files of others are not to be fixed.
 */
final class FixEverything implements Remedy {

    @Override
    public String kind() {
        return CodeActionKind.SourceFixAll + ".qos";
    }

    @Override
    public Stream<CodeAction> actions(Situation situation) {
        List<Edit> edits = new Rounds(situation.view(), finding -> true).edits(situation.findings());
        return edits.isEmpty() ? Stream.empty() : Stream.of(situation.action(kind(), "apply all fixes", edits));
    }
}
