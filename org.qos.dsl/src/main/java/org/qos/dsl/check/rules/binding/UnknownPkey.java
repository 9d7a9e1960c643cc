package org.qos.dsl.check.rules.binding;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.BoundProject;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.match.BindingNote;

/** OpenSM passes over P_Keys that it does not know, without a word (osm_qos_parser_y.y:__parser_add_pkey_range_to_port_map). */
@AutoService(Rule.class)
public final class UnknownPkey implements BoundRule {

    @Override
    public String code() {
        return "unknown-pkey";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "a group of P_Keys that are of no partition";
    }

    @Override
    public void check(BoundProject bound, Consumer<Problem> problems) {
        GroupEntries.notes(bound.policy(), BindingNote.UnknownPkeys.class)
                .map(note -> GroupEntries.of(bound.project(), note).atPkeys(note.pkeys(), message(note)))
                .forEach(problems);
    }

    private static String message(BindingNote.UnknownPkeys note) {
        long first = note.pkeys().first();
        return note.pkeys().isSingle()
                ? String.format("there is no partition 0x%04x; nothing belongs to the group by it", first)
                : String.format(
                        "there is no partition from 0x%04x to 0x%04x; nothing belongs to the group by them",
                        first, note.pkeys().last());
    }
}
