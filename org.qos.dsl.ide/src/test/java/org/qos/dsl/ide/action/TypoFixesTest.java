package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.ide.diagnostics.DocumentValidator;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.View;

/** After a random typo, each code action for a diagnostic fixes it and causes no new error. */
class TypoFixesTest {

    private static final long SEED = 20061;
    private static final int TYPOS = 150;
    private static final Pattern TOKEN = Pattern.compile("[\\w.]+|[^\\w\\s]");
    private static final Pattern LINE = Pattern.compile("[^\\n]*\\n");
    private static final Pattern CHARACTER = Pattern.compile("\\S");

    @ParameterizedTest
    @CsvSource({
        "examples/cluster/policy.qos, a.qos",
        "examples/lab-2007/policy.qos, a.qos",
        "examples/every-entry/policy.qos, a.qos",
        "examples/every-entry/qos-policy.conf, qos-policy.conf",
        "examples/every-ulp/qos-policy.conf, qos-policy.conf",
        "examples/every-entry/partitions.conf, partitions.conf",
        "examples/cluster/partitions.conf, partitions.conf",
        "org.qos.dsl/src/test/resources/org/qos/dsl/check/every-rule/tables.opensm.opts, opensm.opts",
    })
    void actionsFixTheirDiagnostics(String file, String name) throws IOException {
        String good = Files.readString(Path.of("..").resolve(file));
        Random random = new Random(SEED);
        System.out.println("TypoFixesTest: seed " + SEED + ", " + file);
        int offered = 0;
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < TYPOS; i++) {
            View view = LspTestHarness.alone(name, withTypo(good, random));
            for (Diagnostic diagnostic : DocumentValidator.document(view).diagnostics()) {
                for (CodeAction action : certain(view, diagnostic)) {
                    offered++;
                    String trouble = trouble(view, diagnostic, action);
                    if (!trouble.isEmpty()) {
                        wrong.add(action.getTitle() + ": " + trouble + "\n  "
                                + diagnostic.getCode().getLeft() + " "
                                + diagnostic.getRange().getStart().getLine() + " in\n" + context(view, diagnostic));
                    }
                }
            }
        }
        assertEquals(List.of(), wrong, () -> String.join("\n", wrong));
        assertTrue(offered > 0);
    }

    /** A comment suppresses findings in parsed text, so not always those beside a syntax error. */
    private static List<CodeAction> certain(View view, Diagnostic diagnostic) {
        return OfferedActions.about(view, diagnostic).actions().stream()
                .filter(action -> errors(view) == 0 || !action.getTitle().startsWith("Suppress"))
                .toList();
    }

    private static String trouble(View view, Diagnostic about, CodeAction action) {
        String after = new OfferedActions(view, List.of(action)).after(action);
        if (after.equals(view.text())) {
            return "changes nothing";
        }
        View fixed = LspTestHarness.alone(view.document().name(), after);
        if (count(fixed, about) >= count(view, about)) {
            return "leaves it";
        }
        return errors(fixed) > errors(view) ? "brings errors" : "";
    }

    private static String context(View view, Diagnostic diagnostic) {
        List<String> lines = view.text().lines().toList();
        int line = diagnostic.getRange().getStart().getLine();
        return String.join("\n", lines.subList(Math.max(0, line - 3), Math.min(lines.size(), line + 4)));
    }

    private static long count(View view, Diagnostic alike) {
        return DocumentValidator.document(view).diagnostics().stream()
                .filter(each -> each.getCode().equals(alike.getCode()))
                .count();
    }

    private static long errors(View view) {
        return DocumentValidator.document(view).diagnostics().stream()
                .filter(each -> each.getSeverity() == DiagnosticSeverity.Error)
                .count();
    }

    /** A text in which a token, a line or a character is missing, repeated or swapped with the previous one. */
    private static String withTypo(String text, Random random) {
        List<Pattern> units = List.of(TOKEN, LINE, CHARACTER);
        List<MatchResult> pieces =
                units.get(random.nextInt(units.size())).matcher(text).results().toList();
        int at = 1 + random.nextInt(pieces.size() - 1);
        MatchResult piece = pieces.get(at);
        MatchResult before = pieces.get(at - 1);
        String instead =
                switch (random.nextInt(3)) {
                    case 0 -> before.group() + text.substring(before.end(), piece.start());
                    case 1 -> text.substring(before.start(), piece.end()) + piece.group();
                    default -> piece.group() + text.substring(before.end(), piece.start()) + before.group();
                };
        return text.substring(0, before.start()) + instead + text.substring(piece.end());
    }
}
