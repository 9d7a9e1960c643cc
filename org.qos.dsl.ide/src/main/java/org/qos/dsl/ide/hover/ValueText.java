package org.qos.dsl.ide.hover;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.ide.meaning.Codes;
import org.qos.dsl.ide.meaning.DefinedPartitions;
import org.qos.dsl.ide.meaning.GroupPorts;
import org.qos.dsl.ide.meaning.Lanes;
import org.qos.dsl.ide.syntax.PartitionPlaces;
import org.qos.dsl.ide.syntax.WrittenValue;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.value.Pkey;

/** The meaning of a number: a code in its unit, an SL as lane and share, a GUID as port, a P_Key as partition. */
final class ValueText {

    private ValueText() {}

    static Optional<Explanation> at(View view, int offset) {
        return WrittenValue.at(view, offset)
                .flatMap(value -> text(view, value).map(text -> new Explanation(value.region(), text)));
    }

    private static Optional<String> text(View view, WrittenValue value) {
        Optional<String> code = Codes.meaning(value).map(meaning -> "`" + value.text() + "` is " + meaning);
        return code.or(() -> value.number().flatMap(number -> number(view, value, number)));
    }

    private static Optional<String> number(View view, WrittenValue value, long number) {
        if (Codes.isSl(value)) {
            return lanes(view, number);
        }
        if (value.is(Literals.PORT_GROUP__PORT_GUIDS) || value.is(PartitionsPackage.Literals.PORT_MEMBER__PORT)) {
            return port(view.site().subnet().fabric(), number);
        }
        return view.language().isPolicy()
                ? PartitionPlaces.pkey(value).flatMap(pkey -> partition(view, pkey))
                : Optional.empty();
    }

    private static Optional<String> lanes(View view, long sl) {
        List<String> lines = Lanes.lines(view, sl);
        return lines.isEmpty()
                ? Optional.of("SL " + sl + "; its lane is known with an option file (`options` in `qos.yaml`)")
                : Optional.of("SL " + sl + "\n\n- " + String.join("\n- ", lines));
    }

    private static Optional<String> port(Fabric fabric, long guid) {
        return fabric.portByGuid(guid).map(port -> "`" + GroupPorts.name(fabric, port) + "`");
    }

    private static Optional<String> partition(View view, int pkey) {
        return DefinedPartitions.of(view)
                .ofPkey(pkey)
                .map(partition -> "P_Key " + Pkey.text(pkey) + " of partition `" + partition.name() + "`");
    }
}
