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

/** OpenSM passes over port names of nodes that it does not know, without a word (osm_qos_parser_y.y:__parser_add_port_name). */
@AutoService(Rule.class)
public final class UnknownNodeName implements BoundRule {

    @Override
    public String code() {
        return "unknown-node-name";
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
        return "a port name whose node the fabric does not have";
    }

    @Override
    public void check(BoundProject bound, Consumer<Problem> problems) {
        GroupEntries.notes(bound.policy(), BindingNote.UnknownName.class)
                .map(note -> GroupEntries.of(bound.project(), note)
                        .atName(
                                note.name(),
                                "no node of the fabric is described as '"
                                        + note.name().node() + "'; nothing belongs to the group by this name"))
                .forEach(problems);
    }
}
