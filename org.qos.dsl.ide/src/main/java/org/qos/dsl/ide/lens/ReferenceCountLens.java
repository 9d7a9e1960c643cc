package org.qos.dsl.ide.lens;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.ide.semantics.Plurals;
import org.qos.dsl.ide.syntax.FirstToken;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Code lens for a port group or QoS level, above its block: the number of references in the policy. */
final class ReferenceCountLens implements CodeLensProvider {

    private record Name(SymbolType type, String key) {}

    @Override
    public Stream<LensItem> lenses(DocumentSnapshot snapshot) {
        if (!snapshot.language().isPolicy()) {
            return Stream.empty();
        }
        Map<Name, Integer> counts = new HashMap<>();
        SymbolIndex.in(snapshot).all().stream()
                .filter(SymbolOccurrence::isReference)
                .forEach(occurrence -> counts.merge(new Name(occurrence.type(), occurrence.key()), 1, Integer::sum));
        return SymbolIndex.in(snapshot).all().stream()
                .filter(SymbolOccurrence::isDefinition)
                .map(occurrence -> lens(
                        snapshot, occurrence, counts.getOrDefault(new Name(occurrence.type(), occurrence.key()), 0)));
    }

    private static LensItem lens(DocumentSnapshot snapshot, SymbolOccurrence name, int count) {
        return new LensItem(
                FirstToken.of(name.owner()),
                Plurals.of(count, "reference", "references"),
                count == 0 ? Optional.empty() : Optional.of(LensCommand.toReferences(snapshot, name.region())));
    }
}
