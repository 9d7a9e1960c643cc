package org.qos.dsl.ide.command;

import java.util.List;

/**
 * The result of a command, as the response has it.
 *
 * @param message a summary for the user
 * @param notes warnings for the user, one line each, with their location in the policy
 * @param language the LSP language ID of the text; empty if there is no text
 * @param text the generated text; empty if the result is in files
 * @param files the paths of the files written
 * @param details the result for clients that show it in views of their own; null if the command has no such form
 */
public record CommandResult(
        String message, List<String> notes, String language, String text, List<String> files, Object details) {

    /** Copies the lists. */
    public CommandResult {
        notes = List.copyOf(notes);
        files = List.copyOf(files);
    }

    /** A result without details. */
    CommandResult(String message, List<String> notes, String language, String text, List<String> files) {
        this(message, notes, language, text, files, null);
    }

    /** The same with details. */
    CommandResult with(Object described) {
        return new CommandResult(message, notes, language, text, files, described);
    }
}
