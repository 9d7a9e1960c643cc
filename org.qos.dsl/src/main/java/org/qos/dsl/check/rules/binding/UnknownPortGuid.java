package org.qos.dsl.check.rules.binding;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.runtime.match.BindingNote;
import org.qos.runtime.value.Guid;

/**
 * OpenSM ignores GUIDs that the subnet does not have, and logs nothing
 * (osm_qos_parser_y.y:__parser_add_guid_range_to_port_map).
 */
@AutoService(Rule.class)
public final class UnknownPortGuid implements BindingRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "unknown-port-guid",
                        Category.SUSPICIOUS,
                        "no port of the fabric has the GUID or a GUID of the range")
                .noFix("the author knows whether the GUID is wrong or the port is missing; editors offer similar GUIDs")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries entries = GroupEntries.of(bound.context());
        GroupEntries.notes(bound.policy(), BindingNote.UnknownGuids.class)
                .map(note -> entries.atGuids(note, note.guids(), message(note)))
                .forEach(violations);
    }

    private static String message(BindingNote.UnknownGuids note) {
        String first = Guid.text(note.guids().first());
        String guids = note.guids().isSingle()
                ? "the GUID " + first
                : "a GUID from " + first + " to " + Guid.text(note.guids().last());
        return "no port of the fabric has " + guids + "; OpenSM ignores this entry; correct it";
    }
}
