package org.qos.fuzzing.language;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.format.Formatted;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.language.TextTooLong;
import org.qos.dsl.language.UnreadableEncoding;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.Formatting;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fuzzing.Expect;
import org.qos.fuzzing.FuzzTarget;

/**
 * Parses, checks, fixes and formats a text. Each finding has a place in the text and each fix edits it; the fixed text can
 * be checked as well; what is formatted has the same model, and stays as it is when formatted again.
 *
 * @param language the language of the text
 */
record LanguageInput(Language language) implements FuzzTarget.Input {

    @Override
    public void accept(byte[] bytes) {
        try {
            accept(SourceText.of(bytes).text());
        } catch (TextTooLong | UnreadableEncoding documented) {
            // not read at all
        }
    }

    private void accept(String text) {
        SourceFile file = load(text);
        List<Finding> findings = check(file, text);
        Optional<String> fixed = Fixes.apply(text, findings);
        fixed.ifPresent(after -> check(load(after), after));
        format(file);
    }

    private SourceFile load(String text) {
        return new ProjectFiles().load("input", text, language);
    }

    private static List<Finding> check(SourceFile file, String text) {
        CheckedFile checked = Checker.check(file, Sites.known());
        for (Finding finding : checked.findings()) {
            Expect.that(!CheckedFile.isInternalError(finding.code()), () -> "internal error: " + finding.message());
            Places.require(text, finding.line(), finding.column(), finding.message());
            Places.require(text, finding.endLine(), finding.endColumn(), finding.message());
            finding.fix().ifPresent(fix -> fix.edits().forEach(edit -> requireInside(edit, text, finding)));
        }
        return checked.findings();
    }

    private static void requireInside(Edit edit, String text, Finding finding) {
        Expect.that(
                edit.offset() >= 0 && edit.length() >= 0 && edit.end() <= text.length(),
                () -> "the fix of " + finding.code() + " edits from " + edit.offset() + " to " + edit.end()
                        + " in a text of " + text.length());
    }

    private void format(SourceFile file) {
        Formatted first = Formatting.of(file);
        if (first.obstacle().isPresent()) {
            return;
        }
        SourceFile formatted = load(first.after());
        Expect.that(
                EcoreUtil.equals(file.root(), formatted.root()),
                () -> "formatting changes the meaning:\n" + first.after());
        Formatted second = Formatting.of(formatted);
        Expect.same(Optional.empty(), second.obstacle(), "what keeps a formatted text from being formatted");
        Expect.same(first.after(), second.after(), "a text that is formatted again");
    }
}
