package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.dsl.ide.diagnostics.CompleteCheck;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Quick fixes of policies as a whole, in random policies: each removes its finding and adds no warning or error, leaves
 * formatted text formatted, and keeps all comments unless it removes what they belong to.
 */
class QuickFixesOfRandomPoliciesTest {

    private static final long SEED = 14;
    private static final int POLICIES = 60;
    private static final Pattern NOTE = Pattern.compile("note \\d+");
    private static final Set<String> CODES = Set.of(
            "shadowed-by-different-outcome",
            "redundant-rule",
            "unused-group",
            "unused-level",
            "missing-default-level",
            "duplicate-sn");

    @ParameterizedTest
    @EnumSource(PolicySyntax.class)
    void fixesRemoveTheirFindings(PolicySyntax syntax) {
        System.out.println("QuickFixesOfRandomPoliciesTest: seed " + SEED + ", " + syntax);
        RandomPolicyText policies = new RandomPolicyText(new Random(SEED), syntax);
        String name = syntax == PolicySyntax.RFC ? "a.qos" : "qos-policy.conf";
        Map<String, Integer> offered = new TreeMap<>();
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < POLICIES; i++) {
            CompleteCheck checked = CompleteCheck.of(name, policies.next());
            assertTrue(
                    QuickFixes.isFormatted(name, checked.snapshot().text()),
                    checked.snapshot().text());
            for (Diagnostic diagnostic : checked.result().diagnostics()) {
                if (CODES.contains(CodeActionRequest.code(diagnostic))) {
                    judge(checked, diagnostic, offered, wrong);
                }
            }
        }
        System.out.println("  " + offered);
        assertEquals(List.of(), wrong, () -> String.join("\n", wrong.subList(0, Math.min(3, wrong.size()))));
        assertEquals(
                CODES.size() - (syntax == PolicySyntax.RFC ? 0 : 1),
                offered.keySet().stream()
                        .map(each -> each.split(":")[0])
                        .distinct()
                        .count());
    }

    private static void judge(
            CompleteCheck before, Diagnostic about, Map<String, Integer> offered, List<String> wrong) {
        OfferedActions actions = OfferedActions.about(before.snapshot(), about);
        for (CodeAction action : actions.actions()) {
            if (action.getTitle().startsWith("Suppress")) {
                continue;
            }
            String code = CodeActionRequest.code(about);
            offered.merge(code + ": " + action.getTitle().split(" ")[0], 1, Integer::sum);
            String trouble = trouble(before, code, action, actions.after(action));
            if (!trouble.isEmpty()) {
                wrong.add(action.getTitle() + ": " + trouble + "\n"
                        + before.snapshot().text() + "---\n" + actions.after(action));
            }
        }
    }

    private static String trouble(CompleteCheck before, String code, CodeAction action, String text) {
        CompleteCheck after = CompleteCheck.of(before.snapshot().document().name(), text);
        if (count(after).getOrDefault(code, 0) >= count(before).get(code)) {
            return "leaves " + code;
        }
        Map<String, Integer> added = new HashMap<>(count(after));
        count(before).forEach((each, times) -> added.merge(each, -times, Integer::sum));
        DiagnosticSeverity known = hasErrors(before) ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;
        Set<String> worse = after.result().diagnostics().stream()
                .filter(each -> each.getSeverity().compareTo(known) <= 0)
                .map(CodeActionRequest::code)
                .filter(each -> added.get(each) > 0)
                .collect(Collectors.toSet());
        if (!worse.isEmpty()) {
            return "adds " + worse;
        }
        if (!QuickFixes.isFormatted(before.snapshot().document().name(), text)) {
            return "is not formatted";
        }
        return action.getTitle().startsWith("Remove")
                        || notes(text).equals(notes(before.snapshot().text()))
                ? ""
                : "loses comments";
    }

    /** An error prevents the checks of the rules as a whole, whose findings the fix of the error uncovers. */
    private static boolean hasErrors(CompleteCheck checked) {
        return checked.result().diagnostics().stream().anyMatch(each -> each.getSeverity() == DiagnosticSeverity.Error);
    }

    private static Map<String, Integer> count(CompleteCheck checked) {
        return checked.result().diagnostics().stream()
                .collect(Collectors.toMap(CodeActionRequest::code, each -> 1, Integer::sum));
    }

    private static List<String> notes(String text) {
        return NOTE.matcher(text).results().map(found -> found.group()).sorted().toList();
    }
}
