package org.qos.dsl.ide.wire;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The requests that the server capabilities advertise (LSP 3.17 "Server Capabilities"). */
final class AdvertisedMethods {

    private static final Map<String, String> BY_PROVIDER = Map.ofEntries(
            Map.entry("completionProvider", "textDocument/completion"),
            Map.entry("hoverProvider", "textDocument/hover"),
            Map.entry("definitionProvider", "textDocument/definition"),
            Map.entry("referencesProvider", "textDocument/references"),
            Map.entry("documentHighlightProvider", "textDocument/documentHighlight"),
            Map.entry("documentSymbolProvider", "textDocument/documentSymbol"),
            Map.entry("codeActionProvider", "textDocument/codeAction"),
            Map.entry("codeLensProvider", "textDocument/codeLens"),
            Map.entry("documentLinkProvider", "textDocument/documentLink"),
            Map.entry("documentFormattingProvider", "textDocument/formatting"),
            Map.entry("documentRangeFormattingProvider", "textDocument/rangeFormatting"),
            Map.entry("documentOnTypeFormattingProvider", "textDocument/onTypeFormatting"),
            Map.entry("renameProvider", "textDocument/rename"),
            Map.entry("foldingRangeProvider", "textDocument/foldingRange"),
            Map.entry("selectionRangeProvider", "textDocument/selectionRange"),
            Map.entry("linkedEditingRangeProvider", "textDocument/linkedEditingRange"),
            Map.entry("inlayHintProvider", "textDocument/inlayHint"),
            Map.entry("diagnosticProvider", "textDocument/diagnostic"),
            Map.entry("workspaceSymbolProvider", "workspace/symbol"),
            Map.entry("executeCommandProvider", "workspace/executeCommand"));

    /** Capabilities that are not request providers. */
    private static final Set<String> NO_REQUESTS =
            Set.of("positionEncoding", "textDocumentSync", "workspace", "semanticTokensProvider");

    private AdvertisedMethods() {}

    /**
     * The methods of the requests.
     *
     * @throws AssertionError if a capability is unknown
     */
    static Set<String> of(JsonObject capabilities) {
        Set<String> methods = new TreeSet<>();
        for (Map.Entry<String, JsonElement> each : capabilities.entrySet()) {
            if (BY_PROVIDER.containsKey(each.getKey())) {
                methods.add(BY_PROVIDER.get(each.getKey()));
            } else if (!NO_REQUESTS.contains(each.getKey())) {
                throw new AssertionError("unknown request for " + each.getKey());
            }
        }
        addOptional(capabilities, "renameProvider", "prepareProvider", "textDocument/prepareRename", methods);
        addOptional(capabilities, "diagnosticProvider", "workspaceDiagnostics", "workspace/diagnostic", methods);
        addOptional(capabilities, "semanticTokensProvider", "full", "textDocument/semanticTokens/full", methods);
        addOptional(capabilities, "semanticTokensProvider", "range", "textDocument/semanticTokens/range", methods);
        JsonElement files = capabilities.getAsJsonObject("workspace").get("fileOperations");
        if (files != null) {
            addOptional(Json.object("files", files), "files", "willRename", "workspace/willRenameFiles", methods);
        }
        return methods;
    }

    private static void addOptional(
            JsonObject capabilities, String provider, String option, String method, Set<String> methods) {
        JsonElement options = capabilities.get(provider);
        JsonElement value = options != null && options.isJsonObject()
                ? options.getAsJsonObject().get(option)
                : null;
        if (value != null && !value.isJsonNull() && !value.toString().equals("false")) {
            methods.add(method);
        }
    }
}
