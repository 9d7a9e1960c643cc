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
import org.qos.dsl.ide.meaning.FileNames;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.View;

/** Answers whether what stands at the cursor can get another name: a name can that is given somewhere, and that of a file. */
public final class PrepareRename
        implements DocumentFeature<
                PrepareRenameParams, Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> {

    private volatile boolean renamesFiles;

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
        renamesFiles = NamedFile.canBeRenamedBy(client);
        server.setRenameProvider(new RenameOptions(true));
    }

    @Override
    public Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> answer(
            View view, PrepareRenameParams params, CancelChecker cancel) {
        int offset = view.lines().offset(params.getPosition());
        return renamable(view, offset)
                .map(mention -> result(view.lines().range(mention.region()), mention.name()))
                .orElseGet(() -> file(NamedFile.at(FileNames.in(view), offset, view.surroundings())));
    }

    @Override
    public Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> answer(
            ProjectView view, PrepareRenameParams params, CancelChecker cancel) {
        int offset = view.lines().offset(params.getPosition());
        return file(NamedFile.at(FileNames.in(view), offset, view.surroundings()));
    }

    private Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> file(Optional<NamedFile> named) {
        if (named.isPresent() && !renamesFiles) {
            throw Refusal.ofFile(named.get());
        }
        return named.map(file ->
                        result(file.name().holder().lines().range(file.name().lastSegment()), file.title()))
                .orElse(null);
    }

    private static Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> result(Range range, String name) {
        return Either3.forSecond(new PrepareRenameResult(range, name));
    }

    /** The name at an offset, when it is given somewhere. */
    static Optional<Mention> renamable(View view, int offset) {
        return Mentions.in(view).at(offset).filter(mention -> Mentions.definition(mention)
                .isPresent());
    }
}
