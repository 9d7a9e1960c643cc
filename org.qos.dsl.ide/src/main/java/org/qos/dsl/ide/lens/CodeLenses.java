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

/** Answers the remarks of all kinds. A click does something where the client can be asked to show a document. */
public final class CodeLenses implements DocumentFeature<CodeLensParams, List<? extends CodeLens>> {

    private static final List<Lens> KINDS =
            List.of(new ReferenceCount(), new PortCount(), new ShadowedBy(), new PartitionUse());

    private volatile boolean canShow;

    @Override
    public String method() {
        return "textDocument/codeLens";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setCodeLensProvider(new CodeLensOptions(false));
        canShow = client.getWindow() != null
                && client.getWindow().getShowDocument() != null
                && client.getWindow().getShowDocument().isSupport();
    }

    @Override
    public List<? extends CodeLens> answer(View view, CodeLensParams params, CancelChecker cancel) {
        return KINDS.stream()
                .peek(kind -> cancel.checkCanceled())
                .flatMap(kind -> kind.remarks(view))
                .map(remark -> new CodeLens(view.lines().range(remark.region()), command(remark), null))
                .toList();
    }

    /** A command without a name is a text that nobody can click. */
    private Command command(Remark remark) {
        return remark.click()
                .filter(click -> canShow)
                .map(click -> click.titled(remark.text()))
                .orElseGet(() -> new Command(remark.text(), ""));
    }
}
