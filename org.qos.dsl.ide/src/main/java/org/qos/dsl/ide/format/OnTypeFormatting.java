package org.qos.dsl.ide.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.lsp4j.DocumentOnTypeFormattingOptions;
import org.eclipse.lsp4j.DocumentOnTypeFormattingParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * Handles {@code textDocument/onTypeFormatting}: indents a new line by the open blocks, and aligns a line that closes a
 * block with the one that opens it. Works on incomplete text.
 */
public final class OnTypeFormatting
        implements DocumentHandler<DocumentOnTypeFormattingParams, List<? extends TextEdit>> {

    private static final String NEW_LINE = "\n";

    /** The characters that trigger the request: a line feed, and the end of a tag. */
    public static final DocumentOnTypeFormattingOptions OPTIONS =
            new DocumentOnTypeFormattingOptions(NEW_LINE, List.of(">"));

    @Override
    public List<? extends TextEdit> handle(
            DocumentSnapshot snapshot, DocumentOnTypeFormattingParams params, CancelChecker cancel) {
        int line = params.getPosition().getLine();
        List<TextEdit> edits = new ArrayList<>();
        if (NEW_LINE.equals(params.getCh())) {
            if (line > 0 && closes(snapshot, line - 1)) {
                indent(snapshot, line - 1, edits);
            }
            indent(snapshot, line, edits);
        } else if (closes(snapshot, line)) {
            indent(snapshot, line, edits);
        }
        return edits;
    }

    private static void indent(DocumentSnapshot snapshot, int line, List<TextEdit> edits) {
        OptionalInt depth = indentation(snapshot)
                .map(blocks -> blocks.depth(snapshot, snapshot.lines().start(line)))
                .orElse(OptionalInt.empty());
        if (depth.isEmpty()) {
            return;
        }
        int levels = Math.max(0, depth.getAsInt() - (closes(snapshot, line) ? 1 : 0));
        String wanted = snapshot.language().indentation().repeat(levels);
        String text = text(snapshot, line);
        String written = text.substring(0, text.length() - text.stripLeading().length());
        if (!written.equals(wanted)) {
            edits.add(new TextEdit(snapshot.lines().range(snapshot.lines().start(line), written.length()), wanted));
        }
    }

    private static boolean closes(DocumentSnapshot snapshot, int line) {
        return indentation(snapshot)
                .filter(blocks -> blocks.closes(text(snapshot, line).strip()))
                .isPresent();
    }

    private static Optional<BlockIndentation> indentation(DocumentSnapshot snapshot) {
        return LanguageServices.find(snapshot.language(), BlockIndentation.class);
    }

    private static String text(DocumentSnapshot snapshot, int line) {
        return snapshot.text()
                .substring(snapshot.lines().start(line), snapshot.lines().end(line));
    }
}
