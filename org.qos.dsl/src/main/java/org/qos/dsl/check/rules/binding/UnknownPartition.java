package org.qos.dsl.check.rules.binding;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.runtime.match.BindingNote;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partition;

/**
 * OpenSM ignores partitions that it does not know, and logs nothing
 * (osm_qos_parser_y.y:__parser_add_partition_list_to_port_map).
 */
@AutoService(Rule.class)
public final class UnknownPartition implements BindingRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "unknown-partition",
                        Category.SUSPICIOUS,
                        "a group refers to a partition that the partition file does not define")
                .noFix("the author knows whether the name is wrong or the partition is missing; editors offer "
                        + "similar names")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries entries = GroupEntries.of(bound.context());
        GroupEntries.notes(bound.policy(), BindingNote.UnknownPartition.class)
                .map(note -> entries.atPartition(note, note.partition(), message(note.partition(), bound.policy())))
                .forEach(violations);
    }

    private static String message(String name, BoundPolicy bound) {
        List<String> known =
                bound.partitions().partitions().stream().map(Partition::name).toList();
        return "there is no partition '" + name + "' (names are case-sensitive); OpenSM ignores the name; "
                + NameSuggestions.STRICT
                        .closest(name, known)
                        .map(similar -> "did you mean '" + similar + "'?")
                        .orElse("define the partition or correct the name");
    }
}
