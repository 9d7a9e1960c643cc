package org.qos.dsl.ide.inlay;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.ide.semantics.DefinedPartitions;
import org.qos.dsl.ide.syntax.PartitionOccurrences;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The names of levels after their sn in rules of the RFC syntax, or the SLs of those without a name, and the names of partitions
 * after P_Keys in policies.
 */
final class NameHints {

    private final DocumentSnapshot snapshot;
    private Map<String, String> levels;

    private static Optional<Integer> sl(SymbolOccurrence level) {
        return level.owner() instanceof QosLevel written
                ? written.getSls().stream().findFirst().map(Number::intValue)
                : Optional.empty();
    }

    private Map<Integer, String> partitions;

    NameHints(DocumentSnapshot snapshot) {
        this.snapshot = snapshot;
    }

    Optional<String> of(ValueNode value) {
        if (value.is(Literals.MATCH_RULE__LEVELS) && snapshot.language().is(PolicySyntax.RFC)) {
            return value.number().map(sn -> levels().get(SymbolType.LEVEL.key(value.text(), snapshot.language())));
        }
        return snapshot.language().isPolicy()
                ? PartitionOccurrences.pkey(value).map(pkey -> partitions().get(pkey))
                : Optional.empty();
    }

    private Map<String, String> levels() {
        if (levels == null) {
            levels = new HashMap<>();
            SymbolIndex.in(snapshot).all().stream()
                    .filter(SymbolOccurrence::isLabel)
                    .forEach(label -> levels.putIfAbsent(label.key(), label.name()));
            SymbolIndex.in(snapshot).definitions(SymbolType.LEVEL).forEach(level -> sl(level)
                    .ifPresent(sl -> levels.putIfAbsent(level.key(), "SL " + sl)));
        }
        return levels;
    }

    private Map<Integer, String> partitions() {
        if (partitions == null) {
            partitions = new HashMap<>();
            DefinedPartitions.of(snapshot).stream()
                    .filter(partition -> !partition.name().isEmpty())
                    .forEach((Partition partition) -> partitions.putIfAbsent(partition.pkey(), partition.name()));
        }
        return partitions;
    }
}
