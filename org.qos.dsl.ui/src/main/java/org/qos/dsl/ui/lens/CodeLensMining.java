package org.qos.dsl.ui.lens;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.qos.dsl.ui.EditorPlugin;

/** A code lens above its line; a click executes its command in the server. */
final class CodeLensMining extends LineHeaderCodeMining {

    CodeLensMining(CodeLens lens, IDocument document, ICodeMiningProvider provider) throws BadLocationException {
        super(
                lens.getRange().getStart().getLine(),
                document,
                provider,
                lens.getCommand().getCommand().isEmpty() ? null : click -> execute(lens.getCommand()));
        setLabel(lens.getCommand().getTitle());
    }

    private static void execute(Command command) {
        ExecuteCommandParams params = new ExecuteCommandParams(command.getCommand(), command.getArguments());
        EditorPlugin.running().server().notifyServer(server -> server.getWorkspaceService()
                .executeCommand(params));
    }
}
