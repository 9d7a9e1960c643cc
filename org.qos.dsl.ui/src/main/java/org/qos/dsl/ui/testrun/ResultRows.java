package org.qos.dsl.ui.testrun;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.qos.dsl.ide.command.TestDetails.Criterion;
import org.qos.dsl.ide.command.TestDetails.Failure;
import org.qos.dsl.ide.command.TestDetails.Gap;
import org.qos.dsl.ide.command.TestDetails.Outcome;
import org.qos.dsl.ide.command.TestDetails.Rule;
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.document.LocalFile;

/** The rows for results: files with their tests, then policies with what no test covers. */
final class ResultRows {

    private ResultRows() {}

    /**
     * The rows of the first level.
     *
     * @param failuresOnly whether tests that passed and files without a failure are left out
     */
    static List<ResultRow> of(List<FileResult> files, boolean failuresOnly) {
        Stream<ResultRow> tested =
                files.stream().filter(file -> !failuresOnly || !file.isPassed()).map(file -> row(file, failuresOnly));
        Stream<ResultRow> covered =
                failuresOnly ? Stream.empty() : CoveredPolicy.of(files).stream().map(ResultRows::row);
        return Stream.concat(tested, covered).toList();
    }

    private static ResultRow row(FileResult result, boolean failuresOnly) {
        String path = result.file().title();
        Optional<Location> begin = Optional.of(place(result.file().uri(), 1));
        if (!result.problem().isEmpty()) {
            return new ResultRow(path, Sign.PROBLEM, result.problem(), begin, List.of());
        }
        List<Outcome> shown = failuresOnly ? result.failed() : result.tests();
        return new ResultRow(
                path + " (" + count(result.tests().size(), "test") + ")",
                result.isPassed() ? Sign.PASSED : Sign.FAILED,
                result.isPassed() ? "" : result.failed().size() + " failed",
                begin,
                shown.stream().map(test -> row(result, test)).toList());
    }

    private static ResultRow row(FileResult result, Outcome test) {
        int line = test.failures().stream().findFirst().map(Failure::line).orElse(test.line());
        String details = test.failures().stream()
                .flatMap(failure -> failure.text().stream())
                .collect(Collectors.joining("\n"));
        return new ResultRow(
                test.name(),
                test.passed() ? Sign.PASSED : Sign.FAILED,
                details,
                Optional.of(place(result.file().uri(), line)),
                List.of());
    }

    private static ResultRow row(CoveredPolicy policy) {
        List<Rule> gaps = policy.gaps();
        return new ResultRow(
                "Coverage of " + name(policy.uri()) + ": " + numbers(List.of(policy)),
                gaps.isEmpty() ? Sign.PASSED : Sign.UNCOVERED,
                "",
                Optional.of(place(policy.uri(), 1)),
                gaps.stream().map(rule -> row(policy, rule)).toList());
    }

    /** How much of policies is covered. */
    static String numbers(List<CoveredPolicy> policies) {
        long rules = policies.stream().mapToLong(each -> each.rules().size()).sum();
        long covered = policies.stream().mapToLong(CoveredPolicy::coveredRules).sum();
        long criteria = policies.stream().mapToLong(CoveredPolicy::criteria).sum();
        long compared =
                policies.stream().mapToLong(CoveredPolicy::coveredCriteria).sum();
        return covered + " of " + count(rules, "rule") + ", " + compared + " of "
                + (criteria == 1 ? "1 criterion" : criteria + " criteria");
    }

    private static ResultRow row(CoveredPolicy policy, Rule rule) {
        String label = "Rule " + rule.place() + (rule.use().isEmpty() ? "" : " '" + rule.use() + "'");
        List<Criterion> missing = rule.criteria().stream()
                .filter(each -> CoveredPolicy.isCovered(rule) && !each.covered())
                .toList();
        String what = missing.isEmpty()
                ? ""
                : ": " + missing.stream().map(Criterion::name).collect(Collectors.joining(", "));
        String details = CoveredPolicy.isCovered(rule)
                ? missing.stream()
                        .map(each -> each.name() + ": " + text(each.gap()))
                        .collect(Collectors.joining("\n"))
                : text(rule.gap());
        Location place = new Location(policy.uri(), rule.range());
        return new ResultRow(label + what, Sign.UNCOVERED, details, Optional.of(place), List.of());
    }

    private static String text(Gap gap) {
        return gap.request().isEmpty() ? gap.reason() : gap.reason() + "\nwould be covered by: " + gap.request();
    }

    private static Location place(String uri, int line) {
        Position begin = new Position(line - 1, 0);
        return new Location(uri, new Range(begin, begin));
    }

    private static String name(String uri) {
        return new LocalFile(
                        Path.of(URI.create(uri)), FileUris.files(uri).stream().findFirst())
                .title();
    }

    /** A number with its noun. */
    static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
