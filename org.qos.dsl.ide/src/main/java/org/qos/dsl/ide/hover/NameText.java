package org.qos.dsl.ide.hover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.ide.meaning.Counted;
import org.qos.dsl.ide.meaning.DefinedPartitions;
import org.qos.dsl.ide.meaning.GroupPorts;
import org.qos.dsl.ide.meaning.PartitionWords;
import org.qos.dsl.ide.meaning.PolicyMeaning;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.workspace.View;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.value.Pkey;

/** What bears a name: a group with its ports, a level with what it gives, a partition with its P_Key. */
final class NameText {

    private NameText() {}

    static Optional<Explanation> at(View view, int offset) {
        return Mentions.in(view).at(offset).flatMap(mention -> Mentions.definition(mention)
                .flatMap(NameText::text)
                .map(text -> new Explanation(mention.region(), text)));
    }

    private static Optional<String> text(Mention definition) {
        EObject owner = definition.owner();
        return switch (definition.of()) {
            case GROUP ->
                PolicyMeaning.of(definition.view())
                        .flatMap(policy -> policy.group(owner).map(group -> group(definition.view(), policy, group)));
            case LEVEL ->
                PolicyMeaning.of(definition.view())
                        .flatMap(policy -> policy.level(owner))
                        .map(level -> LevelText.of(definition.view(), level));
            case PARTITION -> Optional.of(partition(definition));
        };
    }

    private static String group(View view, PolicyMeaning policy, PortGroup group) {
        List<String> lines = new ArrayList<>();
        lines.add("**port group** `" + group.name() + "`");
        if (!group.use().isBlank()) {
            lines.add(group.use());
        }
        lines.add(GroupPorts.count(policy, group)
                .orElse("how many ports it has only a snapshot of the fabric can tell (`fabric` in `qos.yaml`)"));
        List<String> nodes = GroupPorts.nodes(view, policy, group);
        if (!nodes.isEmpty()) {
            lines.add("- `" + String.join("`\n- `", nodes) + "`");
        }
        return String.join("\n\n", lines);
    }

    private static String partition(Mention definition) {
        String head = "**partition** `" + definition.name() + "`";
        return DefinedPartitions.of(definition.view())
                .named(definition.name())
                .map(partition -> head + "\n\n" + members(partition))
                .orElse(head);
    }

    private static String members(Partition partition) {
        return "P_Key " + Pkey.text(partition.pkey()) + ", SL " + partition.sl() + ", "
                + PartitionWords.members(partition) + ", "
                + Counted.of(partition.groups().size(), "multicast group", "multicast groups");
    }
}
