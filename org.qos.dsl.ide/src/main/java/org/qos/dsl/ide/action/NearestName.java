package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.Named;
import org.qos.dsl.ide.syntax.WrittenValue;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.options.KnownOptions;
import org.qos.dsl.scoping.DidYouMean;

/** Writes the known name of a group, a level, a partition, an option or a rule that an unknown one is nearly. */
final class NearestName implements Remedy {

    private static final Pattern IGNORED_CODE = Pattern.compile("qos-ignore\\s+(?<code>[\\w-]+)");

    @Override
    public String kind() {
        return CodeActionKind.QuickFix;
    }

    @Override
    public Stream<CodeAction> actions(Situation situation) {
        return Stream.of(references(situation), options(situation), codes(situation))
                .flatMap(all -> all)
                .filter(edit -> !isFixed(situation, edit))
                .map(edit -> action(situation, edit));
    }

    private CodeAction action(Situation situation, Edit edit) {
        return situation.action(kind(), "did you mean " + edit.text() + "?", List.of(edit));
    }

    /** Whether a rule is as sure of it: its fix is offered already. */
    private static boolean isFixed(Situation situation, Edit edit) {
        return situation.here().flatMap(found -> found.finding().fix().stream()).anyMatch(fix -> fix.edits()
                .contains(edit));
    }

    private static Stream<Edit> references(Situation situation) {
        return Mentions.in(situation.view()).all().stream()
                .filter(mention -> !mention.isDefinition() && situation.touches(mention.region()))
                .filter(mention -> Mentions.definition(mention).isEmpty())
                .flatMap(mention -> nearest(situation.view(), mention).stream());
    }

    private static Optional<Edit> nearest(View view, Mention mention) {
        Optional<View> defining = mention.of() == Named.PARTITION ? view.partitions() : Optional.of(view);
        List<String> known = defining.stream()
                .flatMap(other -> Mentions.in(other).definitions(mention.of()))
                .map(Mention::name)
                .distinct()
                .toList();
        return DidYouMean.of(mention.name(), known)
                .flatMap(name -> mention.of().encode(name, view.language()))
                .map(name -> edit(mention.region(), name));
    }

    private static Stream<Edit> options(Situation situation) {
        return WrittenValue.all(situation.view())
                .filter(value -> value.entry() == OptionsPackage.Literals.OPTION__NAME)
                .filter(value -> situation.touches(value.region())
                        && !KnownOptions.names().contains(value.text()))
                .flatMap(value -> DidYouMean.of(value.text(), KnownOptions.names()).stream()
                        .map(name -> edit(value.region(), name)));
    }

    private static Stream<Edit> codes(Situation situation) {
        List<String> known = Rules.all().stream().map(Rule::code).toList();
        Matcher ignored = IGNORED_CODE.matcher(situation.view().text());
        return ignored.results()
                .map(found -> new TextRegion(found.start(1), found.end(1) - found.start(1)))
                .filter(region -> situation.touches(region))
                .flatMap(region -> {
                    String code = situation
                            .view()
                            .text()
                            .substring(region.getOffset(), region.getOffset() + region.getLength());
                    return known.contains(code)
                            ? Stream.empty()
                            : DidYouMean.of(code, known).stream().map(name -> edit(region, name));
                });
    }

    private static Edit edit(ITextRegion region, String text) {
        return new Edit(region.getOffset(), region.getLength(), text);
    }
}
