package org.qos.dsl.ide.command;

import java.util.List;

/**
 * The result of a command.
 *
 * @param message a summary for the user
 * @param notes warnings for the user, one line each, with their location in the policy
 * @param language the LSP language ID of the text; empty if there is no text
 * @param text the generated text; empty if the result is in files
 * @param files the paths of the files written
 */
public record CommandResult(String message, List<String> notes, String language, String text, List<String> files) {

    /** Copies the lists. */
    public CommandResult {
        notes = List.copyOf(notes);
        files = List.copyOf(files);
    }
}
