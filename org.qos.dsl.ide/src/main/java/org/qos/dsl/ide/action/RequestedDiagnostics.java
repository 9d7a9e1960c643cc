package org.qos.dsl.ide.action;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.qos.dsl.ide.workspace.Lines;

/**
 * The diagnostics that a code action request is about. They are computed once for all providers, with an index by code
 * and place, because a request for a whole file may be about thousands, each of which is looked up again.
 *
 * @param findings the findings of the document that touch the range; if the client names diagnostics, only those
 * @param all the diagnostics of these findings, then the others that the client names
 * @param byCode the same by code
 */
record RequestedDiagnostics(
        List<FindingWithDiagnostic> findings, List<Diagnostic> all, Map<String, DiagnosticRegions> byCode) {

    /**
     * Selects the diagnostics.
     *
     * @param found all findings of the document
     * @param shown the diagnostics that the client names, none if it asks about the range only
     * @param inRange whether a range touches that of the request
     */
    static RequestedDiagnostics of(
            Lines lines, List<FindingWithDiagnostic> found, List<Diagnostic> shown, Predicate<Range> inRange) {
        Map<String, DiagnosticRegions> named = byCode(lines, shown);
        List<FindingWithDiagnostic> findings = found.stream()
                .filter(each -> inRange.test(each.diagnostic().getRange()))
                .filter(each -> shown.isEmpty() || isNamed(named, lines, each.diagnostic()))
                .toList();
        List<Diagnostic> own =
                findings.stream().map(FindingWithDiagnostic::diagnostic).toList();
        Set<Place> known = own.stream().map(Place::of).collect(Collectors.toCollection(HashSet::new));
        Stream<Diagnostic> others = shown.stream()
                .filter(each -> inRange.test(each.getRange()))
                .filter(each -> !known.contains(Place.of(each)));
        List<Diagnostic> all = Stream.concat(own.stream(), others).toList();
        return new RequestedDiagnostics(findings, all, byCode(lines, all));
    }

    private static Map<String, DiagnosticRegions> byCode(Lines lines, List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .collect(Collectors.groupingBy(
                        CodeActionRequest::code,
                        Collectors.collectingAndThen(
                                Collectors.toList(), sameCode -> DiagnosticRegions.of(lines, sameCode))));
    }

    private static boolean isNamed(Map<String, DiagnosticRegions> named, Lines lines, Diagnostic diagnostic) {
        DiagnosticRegions sameCode = named.get(CodeActionRequest.code(diagnostic));
        return sameCode != null
                && !sameCode.touching(DiagnosticRegions.region(lines, diagnostic.getRange()))
                        .isEmpty();
    }

    /** Those with a code. */
    List<Diagnostic> ofCode(String code) {
        return byCode.containsKey(code) ? byCode.get(code).diagnostics() : List.of();
    }

    /** Those with a code that overlap or adjoin a region. */
    List<Diagnostic> ofCode(String code, DiagnosticRegions.Region region) {
        return byCode.containsKey(code) ? byCode.get(code).touching(region) : List.of();
    }

    /** What makes two diagnostics the same. */
    private record Place(String code, Range range) {

        static Place of(Diagnostic diagnostic) {
            return new Place(CodeActionRequest.code(diagnostic), diagnostic.getRange());
        }
    }
}
