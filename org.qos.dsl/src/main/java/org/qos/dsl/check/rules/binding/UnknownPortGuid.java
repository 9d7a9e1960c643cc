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

/** OpenSM passes over GUIDs that the subnet does not have, without a word (osm_qos_parser_y.y:__parser_add_guid_range_to_port_map). */
@AutoService(Rule.class)
public final class UnknownPortGuid implements BoundRule {

    @Override
    public String code() {
        return "unknown-port-guid";
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
        return "a port GUID, or a range of them, that no port of the fabric has";
    }

    @Override
    public void check(BoundProject bound, Consumer<Problem> problems) {
        GroupEntries.notes(bound.policy(), BindingNote.UnknownGuids.class)
                .map(note -> GroupEntries.of(bound.project(), note).atGuids(note.guids(), message(note)))
                .forEach(problems);
    }

    private static String message(BindingNote.UnknownGuids note) {
        long first = note.guids().first();
        return note.guids().isSingle()
                ? String.format("no port of the fabric has the GUID 0x%x", first)
                : String.format(
                        "no port of the fabric has a GUID from 0x%x to 0x%x",
                        first, note.guids().last());
    }
}
