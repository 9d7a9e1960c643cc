package org.qos.dsl.ide.wire;

import com.google.gson.JsonObject;
import java.util.List;

/**
 * What an editor asks about a policy of 10 000 lines, near the place where the author writes.
 *
 * @param name what it is called in {@code docs/benchmarks.md}
 * @param method the method of LSP without {@code textDocument/}
 * @param params the parameters
 */
record LargePolicyRequest(String name, String method, JsonObject params) {

    private static final int SCREENFUL = 50;

    private LargePolicyRequest(String method, JsonObject params) {
        this(method, method, params);
    }

    /**
     * A request for each kind of answer.
     *
     * @param text the policy
     * @param edited a place in it, in the line between the first of a group or rule and one that names a group
     */
    static List<LargePolicyRequest> all(String text, EditedPlace edited) {
        int line = edited.line();
        int lines = (int) text.lines().count();
        JsonObject group = RequestParams.about(
                edited.uri(), line + 1, text.lines().toList().get(line + 1).indexOf("Group") + 2);
        JsonObject rule = RequestParams.about(edited.uri(), line - 1, 3);
        JsonObject all = ranged(edited, 0, lines);
        JsonObject screenful = ranged(edited, line - SCREENFUL / 2, line + SCREENFUL / 2);
        return List.of(
                new LargePolicyRequest("codeAction", group),
                new LargePolicyRequest("codeLens", all),
                new LargePolicyRequest("hover on a rule", "hover", rule),
                new LargePolicyRequest("hover on a group", "hover", group),
                new LargePolicyRequest("inlayHint, whole document", "inlayHint", all),
                new LargePolicyRequest("inlayHint, screenful", "inlayHint", screenful),
                new LargePolicyRequest("semanticTokens/full", all),
                new LargePolicyRequest("semanticTokens/range", screenful),
                new LargePolicyRequest("documentSymbol", all),
                new LargePolicyRequest("foldingRange", all),
                new LargePolicyRequest("formatting", all),
                new LargePolicyRequest("references", group),
                new LargePolicyRequest("rename", group));
    }

    private static JsonObject ranged(EditedPlace place, int first, int last) {
        JsonObject question = RequestParams.about(place.uri(), place.line(), 0);
        question.add("range", Json.object("start", Json.position(first, 0), "end", Json.position(last, 0)));
        return question;
    }

    /** Sends it and waits for the response. */
    JsonObject send(RawClient client) throws Exception {
        return client.request("textDocument/" + method, params);
    }
}
