package org.qos.dsl.ide.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/**
 * The parameters for any request about a position. Servers ignore unknown members, so one object serves for all
 * methods.
 */
final class RequestParams {

    private RequestParams() {}

    /** The parameters for a position, the range of its line, and the document. */
    static JsonObject about(String uri, int line, int character) {
        JsonObject here = Json.position(line, character);
        JsonObject range = Json.object("start", Json.position(line, 0), "end", Json.position(line + 1, 0));
        JsonObject context = Json.object("includeDeclaration", true, "triggerKind", 1, "diagnostics", new JsonArray());
        return Json.object(
                "textDocument",
                Json.object("uri", uri),
                "position",
                here,
                "positions",
                Json.array(here),
                "range",
                range,
                "context",
                context,
                "options",
                Json.object("tabSize", 4, "insertSpaces", true),
                "ch",
                "\n",
                "newName",
                "Another",
                "files",
                Json.array(Json.object("oldUri", uri, "newUri", uri + ".old")),
                "query",
                "",
                "previousResultIds",
                new JsonArray());
    }
}
