package org.qos.dsl.ide.command;

import java.util.List;

/**
 * What came of a command.
 *
 * @param message what was done, for the user
 * @param notes what the user should know besides, one line each, with its place in the policy
 * @param language the language of the text, as clients call it; empty where there is no text
 * @param text the text that was made; empty where it is in files
 * @param files the paths of the files written
 */
public record Outcome(String message, List<String> notes, String language, String text, List<String> files) {

    /** Copies the lists. */
    public Outcome {
        notes = List.copyOf(notes);
        files = List.copyOf(files);
    }
}
