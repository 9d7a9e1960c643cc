package org.qos.dsl.ide.lens;

import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.ide.semantics.GroupPorts;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.syntax.FirstToken;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Code lens for a port group: the number of its ports, if known. */
final class PortCountLens implements CodeLensProvider {

    @Override
    public Stream<LensItem> lenses(DocumentSnapshot snapshot) {
        return PolicySemantics.of(snapshot).stream()
                .flatMap(policy ->
                        SymbolIndex.in(snapshot).definitions(SymbolType.GROUP).flatMap(group -> lens(policy, group)));
    }

    private static Stream<LensItem> lens(PolicySemantics policy, SymbolOccurrence group) {
        return policy
                .group(group.owner())
                .flatMap(bound -> GroupPorts.count(policy, bound))
                .map(count -> new LensItem(FirstToken.of(group.owner()), "matches " + count, Optional.empty()))
                .stream();
    }
}
