package org.qos.dsl.ide.command;

import java.util.List;
import org.eclipse.lsp4j.Range;

/**
 * An item in the tree of a fabric.
 *
 * @param id identifies it in the tree; the value of {@code item} for a request of its children
 * @param kind what it is: {@code list}, {@code group}, {@code switch}, {@code host}, {@code router}, {@code port}, or
 *     {@code unlinked} for ports for which the snapshot shows no link
 * @param label its name for the user
 * @param description what else the row shows; may be empty
 * @param facts further facts for a tooltip, one line each
 * @param name the name by which a policy can refer to it; empty if there is none
 * @param guid its node GUID or port GUID in hexadecimal digits after {@code 0x}; empty if it has none
 * @param groups the groups that it belongs to; of a node, those of its ports
 * @param hasChildren whether it has children
 */
record FabricItem(
        String id,
        String kind,
        String label,
        String description,
        List<String> facts,
        String name,
        String guid,
        List<Group> groups,
        boolean hasChildren) {

    /** Copies the lists. */
    FabricItem {
        facts = List.copyOf(facts);
        groups = List.copyOf(groups);
    }

    /**
     * A group that an item belongs to.
     *
     * @param index its place among the groups of the policy, from 0
     * @param name its name
     * @param range the entry of the group that selects the item; the name of the group if no single entry does
     */
    record Group(int index, String name, Range range) {}

    /** A list of items. */
    static FabricItem list(String id, String label, String description) {
        return new FabricItem(id, "list", label, description, List.of(), "", "", List.of(), true);
    }
}
