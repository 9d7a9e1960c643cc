package org.qos.dsl.ide.hover;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.ide.semantics.CodeDescriptions;
import org.qos.dsl.ide.semantics.DefinedPartitions;
import org.qos.dsl.ide.semantics.GroupPorts;
import org.qos.dsl.ide.semantics.VlDescriptions;
import org.qos.dsl.ide.syntax.PartitionOccurrences;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.value.Pkey;

/**
 * Hover for a number: a code with its unit, an SL with its VL and bandwidth share, a GUID as port, a P_Key as
 * partition.
 */
final class ValueHover {

    private ValueHover() {}

    static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        return ValueNode.at(snapshot, offset)
                .flatMap(value -> text(snapshot, value).map(text -> new HoverContent(value.region(), text)));
    }

    private static Optional<String> text(DocumentSnapshot snapshot, ValueNode value) {
        Optional<String> code = CodeDescriptions.meaning(value).map(meaning -> "`" + value.text() + "` is " + meaning);
        return code.or(() -> value.number().flatMap(number -> number(snapshot, value, number)));
    }

    private static Optional<String> number(DocumentSnapshot snapshot, ValueNode value, long number) {
        if (CodeDescriptions.isSl(value)) {
            return vlLines(snapshot, number);
        }
        if (value.is(Literals.PORT_GROUP__PORT_GUIDS) || value.is(PartitionsPackage.Literals.PORT_MEMBER__PORT)) {
            return port(snapshot.context().fabricContext().fabric(), number);
        }
        return snapshot.language().isPolicy()
                ? PartitionOccurrences.pkey(value).flatMap(pkey -> partition(snapshot, pkey))
                : Optional.empty();
    }

    private static Optional<String> vlLines(DocumentSnapshot snapshot, long sl) {
        List<String> lines = VlDescriptions.lines(snapshot, sl);
        return lines.isEmpty()
                ? Optional.of("SL " + sl + "; its VL is unknown without an option file (`options` in `qos.yaml`)")
                : Optional.of("SL " + sl + "\n\n- " + String.join("\n- ", lines));
    }

    private static Optional<String> port(Fabric fabric, long guid) {
        return fabric.portByGuid(guid).map(port -> "`" + GroupPorts.name(fabric, port) + "`");
    }

    private static Optional<String> partition(DocumentSnapshot snapshot, int pkey) {
        return DefinedPartitions.of(snapshot)
                .byPkey(pkey)
                .map(partition -> "P_Key " + Pkey.text(pkey) + " of partition `" + partition.name() + "`");
    }
}
