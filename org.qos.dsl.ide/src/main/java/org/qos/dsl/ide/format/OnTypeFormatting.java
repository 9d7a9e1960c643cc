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
import org.qos.dsl.ide.workspace.View;

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
    public List<? extends TextEdit> handle(View view, DocumentOnTypeFormattingParams params, CancelChecker cancel) {
        int line = params.getPosition().getLine();
        List<TextEdit> edits = new ArrayList<>();
        if (NEW_LINE.equals(params.getCh())) {
            if (line > 0 && closes(view, line - 1)) {
                indent(view, line - 1, edits);
            }
            indent(view, line, edits);
        } else if (closes(view, line)) {
            indent(view, line, edits);
        }
        return edits;
    }

    private static void indent(View view, int line, List<TextEdit> edits) {
        OptionalInt depth = indentation(view)
                .map(blocks -> blocks.depth(view, view.lines().start(line)))
                .orElse(OptionalInt.empty());
        if (depth.isEmpty()) {
            return;
        }
        int levels = Math.max(0, depth.getAsInt() - (closes(view, line) ? 1 : 0));
        String wanted = view.language().indentation().repeat(levels);
        String text = text(view, line);
        String written = text.substring(0, text.length() - text.stripLeading().length());
        if (!written.equals(wanted)) {
            edits.add(new TextEdit(view.lines().range(view.lines().start(line), written.length()), wanted));
        }
    }

    private static boolean closes(View view, int line) {
        return indentation(view)
                .filter(blocks -> blocks.closes(text(view, line).strip()))
                .isPresent();
    }

    private static Optional<BlockIndentation> indentation(View view) {
        return LanguageServices.find(view.language(), BlockIndentation.class);
    }

    private static String text(View view, int line) {
        return view.text().substring(view.lines().start(line), view.lines().end(line));
    }
}
