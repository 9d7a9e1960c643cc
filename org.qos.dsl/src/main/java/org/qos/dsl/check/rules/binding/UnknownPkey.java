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

/** OpenSM passes over P_Keys that it does not know, without a word (osm_qos_parser_y.y:__parser_add_pkey_range_to_port_map). */
@AutoService(Rule.class)
public final class UnknownPkey implements BindingRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "unknown-pkey", Category.SUSPICIOUS, "a group of P_Keys that are of no partition")
            .noFix("the author knows whether the P_Key is wrong or the partition is missing")
            .with(FindingTrait.SIMILAR_VALUES);

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries.notes(bound.policy(), BindingNote.UnknownPkeys.class)
                .map(note -> GroupEntries.of(bound.project(), note).atPkeys(note.pkeys(), message(note)))
                .forEach(violations);
    }

    private static String message(BindingNote.UnknownPkeys note) {
        return note.pkeys().isSingle()
                ? "there is no partition " + note.pkeys().text(Pkey::text) + "; nothing belongs to the group by it"
                : "there is no partition from " + Pkey.text(note.pkeys().first()) + " to "
                        + Pkey.text(note.pkeys().last()) + "; nothing belongs to the group by them";
    }
}
