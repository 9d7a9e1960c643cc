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
import org.qos.runtime.value.Pkey;

/**
 * OpenSM ignores P_Keys that it does not know, and logs nothing
 * (osm_qos_parser_y.y:__parser_add_pkey_range_to_port_map).
 */
@AutoService(Rule.class)
public final class UnknownPkey implements BindingRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "unknown-pkey", Category.SUSPICIOUS, "the P_Key of a group belongs to no partition")
                .noFix("the author knows whether the P_Key is wrong or the partition is missing")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries entries = GroupEntries.of(bound.context());
        GroupEntries.notes(bound.policy(), BindingNote.UnknownPkeys.class)
                .map(note -> entries.atPkeys(note, note.pkeys(), message(note)))
                .forEach(violations);
    }

    private static String message(BindingNote.UnknownPkeys note) {
        String pkeys = note.pkeys().isSingle()
                ? "the P_Key " + note.pkeys().text(Pkey::text)
                : "a P_Key from " + Pkey.text(note.pkeys().first()) + " to "
                        + Pkey.text(note.pkeys().last());
        return "no partition has " + pkeys + "; OpenSM ignores this entry; define the partition or correct the P_Key";
    }
}
