package org.qos.dsl.ide.wire;

import com.google.gson.JsonObject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

/** A document in an editor: text, version and undo history. */
final class EditedText {

    private static final int MOST_UNDOS = 50;
    private static final int LONGEST = 6000;

    private final String uri;
    private final String[] snippets;
    private final Deque<String> undo = new ArrayDeque<>();
    private String text;
    private int version = 1;

    EditedText(String uri, String text, String[] snippets) {
        this.uri = uri;
        this.text = text;
        this.snippets = snippets;
    }

    String uri() {
        return uri;
    }

    String text() {
        return text;
    }

    int version() {
        return version;
    }

    /** A position in the text, sometimes after the end of its line. */
    JsonObject place(Random random) {
        JsonObject place = position(between(random.nextInt(text.length() + 1)));
        return random.nextInt(20) == 0
                ? Json.position(place.get("line").getAsInt(), 1000 + random.nextInt(1000))
                : place;
    }

    /** Changes the text randomly as an author may; returns the parameters of the notification. */
    JsonObject edit(Random random) {
        int kind = random.nextInt(10);
        if (kind == 0 && !undo.isEmpty()) {
            return undone(undo.pop());
        }
        int start = between(random.nextInt(text.length() + 1));
        boolean deletes = kind < 4 || text.length() > LONGEST;
        int end = deletes ? between(Math.min(text.length(), start + length(random))) : start;
        String inserted = kind < 3 ? "" : kind < 6 ? pasted(random) : snippets[random.nextInt(snippets.length)];
        return replaced(start, end, inserted);
    }

    private int length(Random random) {
        return text.length() > LONGEST ? LONGEST / 4 : 1 + random.nextInt(random.nextInt(10) == 0 ? 300 : 8);
    }

    /** A part of the text itself, or of a text in any language. */
    private String pasted(Random random) {
        String from = random.nextBoolean()
                ? text
                : ProjectFixture.text(ProjectFixture.NAMES.get(random.nextInt(ProjectFixture.NAMES.size())));
        int start = between(from, random.nextInt(from.length() + 1));
        return from.substring(start, between(from, Math.min(from.length(), start + random.nextInt(200))));
    }

    /** Closes and reopens the document, as an editor does to revert it: versions start again. */
    JsonObject reopened() {
        version = 1;
        return Json.object(
                "textDocument", Json.object("uri", uri, "languageId", "any", "version", version, "text", text));
    }

    private JsonObject undone(String before) {
        text = before;
        return changed(Json.object("text", text));
    }

    private JsonObject replaced(int start, int end, String inserted) {
        JsonObject range = Json.object("start", position(start), "end", position(end));
        undo.push(text);
        if (undo.size() > MOST_UNDOS) {
            undo.removeLast();
        }
        text = text.substring(0, start) + inserted + text.substring(end);
        return changed(Json.object("range", range, "text", inserted));
    }

    private JsonObject changed(JsonObject change) {
        version++;
        return Json.object(
                "textDocument", Json.object("uri", uri, "version", version), "contentChanges", Json.array(change));
    }

    /** An offset that splits neither a line end nor a surrogate pair, as no editor does. */
    private int between(int offset) {
        return between(text, offset);
    }

    private static int between(String text, int offset) {
        boolean splits = offset > 0
                && offset < text.length()
                && (text.startsWith("\r\n", offset - 1)
                        || Character.isSurrogatePair(text.charAt(offset - 1), text.charAt(offset)));
        return splits ? offset - 1 : offset;
    }

    /** Lines end with LF, CR LF or CR; characters are UTF-16 units (LSP 3.17 "Text Documents"). */
    private JsonObject position(int offset) {
        int line = 0;
        int begin = 0;
        for (int i = 0; i < offset; i++) {
            char at = text.charAt(i);
            boolean ends = at == '\n' || at == '\r' && !text.startsWith("\n", i + 1);
            if (ends) {
                line++;
                begin = i + 1;
            }
        }
        return Json.position(line, offset - begin);
    }
}
