package org.qos.dsl.ide.lens;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.workspace.View;

/** Answers the remarks of all kinds. They are texts: nothing happens when one is clicked. */
public final class CodeLenses implements DocumentFeature<CodeLensParams, List<? extends CodeLens>> {

    private static final List<Lens> KINDS = List.of(new ReferenceCount(), new PortCount());

    @Override
    public String method() {
        return "textDocument/codeLens";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setCodeLensProvider(new CodeLensOptions(false));
    }

    @Override
    public List<? extends CodeLens> answer(View view, CodeLensParams params, CancelChecker cancel) {
        return KINDS.stream()
                .peek(kind -> cancel.checkCanceled())
                .flatMap(kind -> kind.remarks(view))
                .map(remark -> new CodeLens(view.lines().range(remark.region()), new Command(remark.text(), ""), null))
                .toList();
    }
}
