package org.qos.dsl.ide.hover;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.ide.semantics.CodeDescriptions;
import org.qos.dsl.ide.semantics.DefinedPartitions;
import org.qos.dsl.ide.semantics.GroupPorts;
import org.qos.dsl.ide.semantics.VlDescriptions;
import org.qos.dsl.ide.syntax.PartitionOccurrences;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.View;
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

    static Optional<HoverContent> at(View view, int offset) {
        return ValueNode.at(view, offset)
                .flatMap(value -> text(view, value).map(text -> new HoverContent(value.region(), text)));
    }

    private static Optional<String> text(View view, ValueNode value) {
        Optional<String> code = CodeDescriptions.meaning(value).map(meaning -> "`" + value.text() + "` is " + meaning);
        return code.or(() -> value.number().flatMap(number -> number(view, value, number)));
    }

    private static Optional<String> number(View view, ValueNode value, long number) {
        if (CodeDescriptions.isSl(value)) {
            return vlLines(view, number);
        }
        if (value.is(Literals.PORT_GROUP__PORT_GUIDS) || value.is(PartitionsPackage.Literals.PORT_MEMBER__PORT)) {
            return port(view.context().fabricContext().fabric(), number);
        }
        return view.language().isPolicy()
                ? PartitionOccurrences.pkey(value).flatMap(pkey -> partition(view, pkey))
                : Optional.empty();
    }

    private static Optional<String> vlLines(View view, long sl) {
        List<String> lines = VlDescriptions.lines(view, sl);
        return lines.isEmpty()
                ? Optional.of("SL " + sl + "; its VL is unknown without an option file (`options` in `qos.yaml`)")
                : Optional.of("SL " + sl + "\n\n- " + String.join("\n- ", lines));
    }

    private static Optional<String> port(Fabric fabric, long guid) {
        return fabric.portByGuid(guid).map(port -> "`" + GroupPorts.name(fabric, port) + "`");
    }

    private static Optional<String> partition(View view, int pkey) {
        return DefinedPartitions.of(view)
                .byPkey(pkey)
                .map(partition -> "P_Key " + Pkey.text(pkey) + " of partition `" + partition.name() + "`");
    }
}
