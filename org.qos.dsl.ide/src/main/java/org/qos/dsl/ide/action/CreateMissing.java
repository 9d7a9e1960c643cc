package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.Edit;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.Named;

/** Writes the group or the level that a scope or a rule refers to and that is not there. */
final class CreateMissing implements Remedy {

    @Override
    public String kind() {
        return CodeActionKind.QuickFix;
    }

    @Override
    public Stream<CodeAction> actions(Situation situation) {
        return situation.view().language().isPolicy()
                ? Mentions.in(situation.view()).all().stream()
                        .filter(mention -> mention.of() != Named.PARTITION && !mention.isDefinition())
                        .filter(mention -> situation.touches(mention.region()))
                        .filter(mention -> Mentions.definition(mention).isEmpty())
                        .flatMap(mention -> action(situation, mention).stream())
                : Stream.empty();
    }

    private Optional<CodeAction> action(Situation situation, Mention mention) {
        List<Diagnostic> about = situation.diagnostics(mention);
        if (!situation.isAskedAbout(about)) {
            return Optional.empty();
        }
        Optional<Edit> edit = new NewBlock(situation.view(), mention).edit().map(situation::withItsLineEnds);
        return edit.map(change -> situation.action(
                kind(), "create the " + mention.of().title() + " " + mention.name(), List.of(change), about));
    }
}
