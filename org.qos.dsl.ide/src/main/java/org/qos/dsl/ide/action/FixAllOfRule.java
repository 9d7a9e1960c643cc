package org.qos.dsl.ide.action;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;

/** Fixes all findings of one rule in the document, if one of several is in the range. */
final class FixAllOfRule implements CodeActionProvider {

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        Set<String> codes = request.findingsInRange()
                .filter(found -> found.finding().automaticFix().isPresent())
                .map(found -> found.finding().code())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return codes.stream().flatMap(code -> action(request, code));
    }

    private Stream<CodeAction> action(CodeActionRequest request, String code) {
        List<FindingWithDiagnostic> sameCode = request.found().stream()
                .filter(found -> found.finding().code().equals(code)
                        && found.finding().automaticFix().isPresent())
                .toList();
        return sameCode.size() < 2
                ? Stream.empty()
                : Stream.of(request.action(
                        kind(),
                        "fix all " + sameCode.size() + " findings of " + code,
                        new IterativeFixes(request.snapshot(), finding -> finding.code()
                                        .equals(code))
                                .edits(request.findings()),
                        sameCode.stream().map(FindingWithDiagnostic::diagnostic).toList()));
    }
}
