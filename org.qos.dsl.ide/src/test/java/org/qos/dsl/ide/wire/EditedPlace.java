package org.qos.dsl.ide.wire;

import com.google.gson.JsonObject;
import java.nio.file.Path;

/** A position in an open text where one character is inserted and deleted. */
final class EditedPlace {

    private final String uri;
    private final int line;
    private final int character;
    private final String coming;
    private int version = 1;

    private EditedPlace(String uri, int line, int character, String coming) {
        this.uri = uri;
        this.line = line;
        this.character = character;
        this.coming = coming;
    }

    /**
     * The position before the last letter of the last occurrence of a word.
     *
     * @param coming the character to insert and delete
     */
    static EditedPlace inLast(String text, String word, Path file, String coming) {
        int offset = text.lastIndexOf(word) + word.length() - 1;
        int line = (int) text.substring(0, offset).lines().count() - 1;
        return new EditedPlace(file.toUri().toString(), line, offset - text.lastIndexOf('\n', offset) - 1, coming);
    }

    String uri() {
        return uri;
    }

    int line() {
        return line;
    }

    int version() {
        return version;
    }

    /** The parameters of a request about the position. */
    JsonObject params() {
        return RequestParams.about(uri, line, character);
    }

    /** The next change. */
    JsonObject change() {
        version++;
        boolean comes = version % 2 == 0;
        JsonObject range = Json.object(
                "start", Json.position(line, character), "end", Json.position(line, character + (comes ? 0 : 1)));
        return Json.object(
                "textDocument", Json.object("uri", uri, "version", version),
                "contentChanges", Json.array(Json.object("range", range, "text", comes ? coming : "")));
    }
}
