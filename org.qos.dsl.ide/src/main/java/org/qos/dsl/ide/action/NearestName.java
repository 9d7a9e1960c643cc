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
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.scoping.DidYouMean;

/**
 * Writes a known word that an unknown one is nearly: the name of a group, a level, a partition or a rule, or what can stand in
 * the place of a word that a finding is about.
 */
final class NearestName implements Remedy {

    /** More of them are no help. */
    static final int MOST = 3;

    private static final String UNUSED = "unused-suppression";

    private static final Pattern IGNORED_CODE = Pattern.compile("qos-ignore\\s+(?<code>[\\w-]+)");

    @Override
    public String kind() {
        return CodeActionKind.QuickFix;
    }

    @Override
    public Stream<CodeAction> actions(Situation situation) {
        return Stream.of(references(situation), codes(situation), new WordsInPlace(situation).guesses())
                .flatMap(all -> all)
                .filter(guess -> situation.isAskedAbout(guess.about()))
                .filter(guess -> changes(situation, guess.edit()))
                .map(guess -> action(situation, guess));
    }

    private CodeAction action(Situation situation, Guess guess) {
        return situation.action(
                kind(), "did you mean " + guess.edit().text().strip() + "?", List.of(guess.edit()), guess.about());
    }

    private static boolean changes(Situation situation, Edit edit) {
        return !situation.view().text().startsWith(edit.text(), edit.offset())
                || edit.text().length() != edit.length();
    }

    private static Stream<Guess> references(Situation situation) {
        return Mentions.in(situation.view()).all().stream()
                .filter(mention -> !mention.isDefinition() && situation.touches(mention.region()))
                .filter(mention -> Mentions.definition(mention).isEmpty())
                .flatMap(mention -> nearest(situation.view(), mention)
                        .map(edit -> new Guess(edit, situation.diagnostics(mention))));
    }

    private static Stream<Edit> nearest(View view, Mention mention) {
        Optional<View> defining = mention.of() == Named.PARTITION ? view.partitions() : Optional.of(view);
        List<String> known = defining.stream()
                .flatMap(other -> Mentions.in(other).definitions(mention.of()))
                .map(Mention::name)
                .toList();
        return DidYouMean.several(mention.name(), known, MOST).stream()
                .flatMap(name -> mention.of().encode(name, view.language()).stream())
                .map(name -> edit(mention.region(), name));
    }

    private static Stream<Guess> codes(Situation situation) {
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
                            : DidYouMean.several(code, known, MOST).stream()
                                    .map(name -> new Guess(edit(region, name), situation.diagnostics(region, UNUSED)));
                });
    }

    private static Edit edit(ITextRegion region, String text) {
        return new Edit(region.getOffset(), region.getLength(), text);
    }
}
