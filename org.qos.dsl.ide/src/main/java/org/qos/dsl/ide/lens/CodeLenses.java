package org.qos.dsl.ide.lens;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * Handles {@code textDocument/codeLens}. The lenses have commands if the client supports {@code window/showDocument}.
 */
public final class CodeLenses implements DocumentHandler<CodeLensParams, List<? extends CodeLens>> {

    private static final List<CodeLensProvider> PROVIDERS = List.of(
            new ReferenceCountLens(),
            new PortCountLens(),
            new ShadowedRuleLens(),
            new PartitionUsageLens(),
            new TestCoverageLens(),
            new TestResultLens());

    private volatile boolean canShow;

    @Override
    public void initialize(ClientCapabilities client) {
        canShow = client.getWindow() != null
                && client.getWindow().getShowDocument() != null
                && client.getWindow().getShowDocument().isSupport();
    }

    @Override
    public List<? extends CodeLens> handle(DocumentSnapshot snapshot, CodeLensParams params, CancelChecker cancel) {
        return PROVIDERS.stream()
                .peek(kind -> cancel.checkCanceled())
                .flatMap(kind -> kind.lenses(snapshot))
                .map(item -> new CodeLens(snapshot.lines().range(item.region()), command(item), null))
                .toList();
    }

    /** A command with an empty name is a title that cannot be clicked. */
    private Command command(LensItem item) {
        return item.command()
                .filter(command -> canShow)
                .map(command -> command.titled(item.text()))
                .orElseGet(() -> new Command(item.text(), ""));
    }
}
