package org.qos.dsl.ide.definition;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.semantics.FileReference;
import org.qos.dsl.ide.semantics.FileReferences;
import org.qos.dsl.ide.syntax.PartitionOccurrences;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.RelatedDocuments;

/**
 * Handles {@code textDocument/definition}: the definition of a port group, QoS level or partition, or the file that a
 * file name refers to.
 */
public final class Definition
        implements DocumentHandler<DefinitionParams, Either<List<? extends Location>, List<? extends LocationLink>>> {

    @Override
    public Either<List<? extends Location>, List<? extends LocationLink>> handle(
            DocumentSnapshot snapshot, DefinitionParams params, CancelChecker cancel) {
        int offset = snapshot.lines().offset(params.getPosition());
        Stream<Location> names = PartitionOccurrences.at(snapshot, offset)
                .map(partition -> partition(partition, snapshot))
                .orElseGet(() -> SymbolIndex.in(snapshot).at(offset).flatMap(SymbolIndex::definition).stream()
                        .map(occurrence -> location(occurrence.snapshot(), occurrence.region())));
        return Either.forLeft(
                Stream.concat(names, files(FileReferences.in(snapshot), offset, snapshot.relatedDocuments()))
                        .toList());
    }

    @Override
    public Either<List<? extends Location>, List<? extends LocationLink>> handle(
            ProjectFileSnapshot snapshot, DefinitionParams params, CancelChecker cancel) {
        int offset = snapshot.lines().offset(params.getPosition());
        return Either.forLeft(files(FileReferences.in(snapshot), offset, snapshot.relatedDocuments())
                .toList());
    }

    private static Stream<Location> files(List<FileReference> names, int offset, RelatedDocuments workspace) {
        Position beginning = new Position(0, 0);
        return names.stream()
                .filter(name -> name.region().getOffset() <= offset
                        && offset <= name.region().getOffset() + name.region().getLength())
                .flatMap(name -> name.uri(workspace).stream())
                .map(uri -> new Location(uri, new Range(beginning, beginning)));
    }

    private static Stream<Location> partition(PartitionOccurrences partition, DocumentSnapshot snapshot) {
        return partition.inAllDocuments(snapshot).stream()
                .filter(PartitionOccurrences.Occurrence::isDefinition)
                .limit(1)
                .map(place -> location(place.snapshot(), place.region()));
    }

    private static Location location(DocumentSnapshot snapshot, ITextRegion region) {
        return new Location(snapshot.uri(), snapshot.lines().range(region));
    }
}
