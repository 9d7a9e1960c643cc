package org.qos.dsl.ide.definition;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.meaning.FileName;
import org.qos.dsl.ide.meaning.FileNames;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.PartitionPlaces;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.Surroundings;
import org.qos.dsl.ide.workspace.View;

/**
 * Answers where the group, level or partition is defined whose name stands at the cursor; where the name of a file stands
 * there, the beginning of the file, if there is one.
 */
public final class Definition
        implements DocumentFeature<DefinitionParams, Either<List<? extends Location>, List<? extends LocationLink>>> {

    @Override
    public String method() {
        return "textDocument/definition";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setDefinitionProvider(true);
    }

    @Override
    public Either<List<? extends Location>, List<? extends LocationLink>> answer(
            View view, DefinitionParams params, CancelChecker cancel) {
        int offset = view.lines().offset(params.getPosition());
        Stream<Location> names = PartitionPlaces.at(view, offset)
                .map(partition -> partition(partition, view))
                .orElseGet(() -> Mentions.in(view).at(offset).flatMap(Mentions::definition).stream()
                        .map(mention -> location(mention.view(), mention.region())));
        return Either.forLeft(Stream.concat(names, files(FileNames.in(view), offset, view.surroundings()))
                .toList());
    }

    @Override
    public Either<List<? extends Location>, List<? extends LocationLink>> answer(
            ProjectView view, DefinitionParams params, CancelChecker cancel) {
        int offset = view.lines().offset(params.getPosition());
        return Either.forLeft(
                files(FileNames.in(view), offset, view.surroundings()).toList());
    }

    private static Stream<Location> files(List<FileName> names, int offset, Surroundings workspace) {
        Position beginning = new Position(0, 0);
        return names.stream()
                .filter(name -> name.region().getOffset() <= offset
                        && offset <= name.region().getOffset() + name.region().getLength())
                .flatMap(name -> name.uri(workspace).stream())
                .map(uri -> new Location(uri, new Range(beginning, beginning)));
    }

    private static Stream<Location> partition(PartitionPlaces partition, View view) {
        return partition.around(view).stream()
                .filter(PartitionPlaces.Place::isDefinition)
                .limit(1)
                .map(place -> location(place.view(), place.region()));
    }

    private static Location location(View view, ITextRegion region) {
        return new Location(view.uri(), view.lines().range(region));
    }
}
