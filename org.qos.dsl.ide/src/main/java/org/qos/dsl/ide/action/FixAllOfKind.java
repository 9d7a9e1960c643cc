package org.qos.dsl.ide.action;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;

/** Mends all findings of one code in the document, where one of them is here and there are others. */
final class FixAllOfKind implements Remedy {

    @Override
    public String kind() {
        return CodeActionKind.QuickFix;
    }

    @Override
    public Stream<CodeAction> actions(Situation situation) {
        Set<String> codes = situation
                .here()
                .filter(found -> found.finding().fix().isPresent())
                .map(found -> found.finding().code())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return codes.stream().flatMap(code -> action(situation, code));
    }

    private Stream<CodeAction> action(Situation situation, String code) {
        List<Found> alike = situation.found().stream()
                .filter(found -> found.finding().code().equals(code)
                        && found.finding().fix().isPresent())
                .toList();
        return alike.size() < 2
                ? Stream.empty()
                : Stream.of(situation.action(
                        kind(),
                        "fix all " + alike.size() + " findings of " + code,
                        new Rounds(situation.view(), finding -> finding.code().equals(code))
                                .edits(situation.findings()),
                        alike.stream().map(Found::diagnostic).toList()));
    }
}
