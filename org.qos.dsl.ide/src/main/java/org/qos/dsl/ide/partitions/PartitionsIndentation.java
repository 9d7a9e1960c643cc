package org.qos.dsl.ide.partitions;

import java.util.OptionalInt;
import org.qos.dsl.ide.format.BlockIndentation;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Indents the members of a partition. */
final class PartitionsIndentation implements BlockIndentation {

    @Override
    public OptionalInt depth(DocumentSnapshot snapshot, int offset) {
        return OptionalInt.of(isAmongMembers(snapshot.text().substring(0, offset)) ? 1 : 0);
    }

    private static boolean isAmongMembers(String before) {
        String definition = before.replaceAll("#[^\n]*", "");
        definition = definition.substring(definition.lastIndexOf(';') + 1);
        return definition.indexOf(':') >= 0;
    }
}
