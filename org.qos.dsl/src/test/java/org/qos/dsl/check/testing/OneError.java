package org.qos.dsl.check.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/**
 * A policy with one error.
 *
 * @param language the language of the policy
 * @param frame the policy, with a {@code %} at the place of the part that is checked
 */
public record OneError(Language language, String frame) {

    private static final String PLACE = "%";

    /**
     * Asserts that the policy has one error.
     *
     * @param marked the part of the policy, the range of the error between guillemets, a tilde for a line end
     * @param code the code of the error
     * @param fixed the part after the automatic fix; null when there is none
     * @return the error
     */
    public Finding assertAt(String marked, String code, String fixed) {
        String part = marked.replace("«", "").replace("»", "").replace('~', '\n');
        String text = with(part);
        List<Finding> errors = Checker.check(new ProjectFiles().load("policy", text, language)).findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
        assertEquals(1, errors.size(), errors::toString);
        Finding error = errors.get(0);
        assertEquals(code, error.code());
        int start = offset(text, error.line(), error.column()) - frame.indexOf(PLACE);
        int end = offset(text, error.endLine(), error.endColumn()) - frame.indexOf(PLACE);
        String found = part.substring(0, start) + "«" + part.substring(start, end) + "»" + part.substring(end);
        assertEquals(marked, found.replace('\n', '~'));
        String expected = fixed == null ? "no fix" : with(fixed.replace('~', '\n'));
        assertEquals(expected, Fixes.apply(text, Fixes.chosen(errors)).orElse("no fix"));
        return error;
    }

    private String with(String part) {
        return frame.replace(PLACE, part);
    }

    private static int offset(String text, int line, int column) {
        int start = 0;
        for (int i = 1; i < line; i++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start + column - 1;
    }
}
