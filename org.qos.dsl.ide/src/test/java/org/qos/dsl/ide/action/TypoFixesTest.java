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
import org.qos.dsl.ide.workspace.DocumentSnapshot;

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
            DocumentSnapshot snapshot = LspTestHarness.alone(name, withTypo(good, random));
            for (Diagnostic diagnostic : DocumentValidator.document(snapshot).diagnostics()) {
                for (CodeAction action : certain(snapshot, diagnostic)) {
                    offered++;
                    String trouble = trouble(snapshot, diagnostic, action);
                    if (!trouble.isEmpty()) {
                        wrong.add(action.getTitle() + ": " + trouble + "\n  "
                                + diagnostic.getCode().getLeft() + " "
                                + diagnostic.getRange().getStart().getLine() + " in\n" + context(snapshot, diagnostic));
                    }
                }
            }
        }
        assertEquals(List.of(), wrong, () -> String.join("\n", wrong));
        assertTrue(offered > 0);
    }

    /** A comment suppresses findings in parsed text, so not always those beside a syntax error. */
    private static List<CodeAction> certain(DocumentSnapshot snapshot, Diagnostic diagnostic) {
        return OfferedActions.about(snapshot, diagnostic).actions().stream()
                .filter(action -> errors(snapshot) == 0 || !action.getTitle().startsWith("Suppress"))
                .toList();
    }

    private static String trouble(DocumentSnapshot snapshot, Diagnostic about, CodeAction action) {
        String after = new OfferedActions(snapshot, List.of(action)).after(action);
        if (after.equals(snapshot.text())) {
            return "changes nothing";
        }
        DocumentSnapshot fixed = LspTestHarness.alone(snapshot.document().name(), after);
        if (count(fixed, about) >= count(snapshot, about)) {
            return "leaves it";
        }
        return errors(fixed) > errors(snapshot) ? "brings errors" : "";
    }

    private static String context(DocumentSnapshot snapshot, Diagnostic diagnostic) {
        List<String> lines = snapshot.text().lines().toList();
        int line = diagnostic.getRange().getStart().getLine();
        return String.join("\n", lines.subList(Math.max(0, line - 3), Math.min(lines.size(), line + 4)));
    }

    private static long count(DocumentSnapshot snapshot, Diagnostic alike) {
        return DocumentValidator.document(snapshot).diagnostics().stream()
                .filter(each -> each.getCode().equals(alike.getCode()))
                .count();
    }

    private static long errors(DocumentSnapshot snapshot) {
        return DocumentValidator.document(snapshot).diagnostics().stream()
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
