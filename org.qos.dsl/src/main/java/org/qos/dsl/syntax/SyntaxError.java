package org.qos.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.SyntaxCode;

/**
 * Text that its syntax does not allow.
 *
 * @param code the kind of error
 * @param message what is wrong and what is expected
 * @param fix the fix or suggestion ({@link FixData}); empty without either
 */
public record SyntaxError(SyntaxCode code, String message, List<String> fix) {

    /** Copies the edits. */
    public SyntaxError {
        fix = List.copyOf(fix);
    }

    /** An error that only its author can fix. */
    public static SyntaxError of(SyntaxCode code, String message) {
        return new SyntaxError(code, message, List.of());
    }

    /** The same error with the edits that fix it. */
    public SyntaxError withFix(String... edits) {
        return new SyntaxError(code, message, List.of(edits));
    }

    /** The same error with more text at the end of its message. */
    public SyntaxError withMore(String text) {
        return new SyntaxError(code, message + text, fix);
    }

    /** The same error, whose fix is only a suggestion. */
    public SyntaxError asSuggestion() {
        return new SyntaxError(code, message, List.of(FixData.asSuggestion(fix.toArray(String[]::new))));
    }

    /** The same error, fixed by another text in its place. */
    public SyntaxError writing(String text) {
        return withFix(FixData.here(text, "write " + text));
    }

    /** The same error, fixed by the removal of its text. */
    public SyntaxError removing(String description) {
        return withFix(FixData.here("", description));
    }

    /** The same error, fixed by a text that is inserted at an offset. */
    public SyntaxError inserting(int offset, String text) {
        return withFix(FixData.edit(offset, 0, text, "write " + text));
    }

    /** The same error, fixed by another text in another place. */
    public SyntaxError replacing(int offset, int length, String text, String description) {
        return withFix(FixData.edit(offset, length, text, description));
    }

    /** The same error, whose fix changes another part of the text too. */
    public SyntaxError andWriting(int offset, int length, String text) {
        List<String> more = new ArrayList<>(fix);
        more.add(FixData.edit(offset, length, text));
        return new SyntaxError(code, message, more);
    }

    /** The error as Xtext attaches it to a node. */
    public SyntaxErrorMessage toMessage() {
        return new SyntaxErrorMessage(message, code.code(), fix.toArray(String[]::new));
    }
}
