package org.qos.dsl.ide.rename;

import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.workspace.View;

/** Answers whether what stands at the cursor can get another name: a name can that is given somewhere. */
public final class PrepareRename
        implements DocumentFeature<
                PrepareRenameParams, Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> {

    @Override
    public String method() {
        return "textDocument/prepareRename";
    }

    @Override
    public String name() {
        return "rename";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setRenameProvider(new RenameOptions(true));
    }

    @Override
    public Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> answer(
            View view, PrepareRenameParams params, CancelChecker cancel) {
        return renamable(view, view.lines().offset(params.getPosition()))
                .map(mention -> Either3.<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>forSecond(
                        new PrepareRenameResult(view.lines().range(mention.region()), mention.name())))
                .orElse(null);
    }

    /** The name at an offset, when it is given somewhere. */
    static Optional<Mention> renamable(View view, int offset) {
        return Mentions.in(view).at(offset).filter(mention -> Mentions.definition(mention)
                .isPresent());
    }
}
