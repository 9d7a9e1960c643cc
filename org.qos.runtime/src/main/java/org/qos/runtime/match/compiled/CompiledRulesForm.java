package org.qos.runtime.match.compiled;

import java.util.List;
import org.qos.runtime.form.FormInput;
import org.qos.runtime.form.FormKind;
import org.qos.runtime.form.FormOutput;
import org.qos.runtime.form.GroupForm;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;

/** The binary form of compiled rules: levels, groups, rules and the classes of each field. */
final class CompiledRulesForm {

    private CompiledRulesForm() {}

    static byte[] write(CompiledRules rules) {
        FormOutput out = new FormOutput();
        LevelForm.write(out, rules.defaultLevel());
        out.list(rules.levels(), level -> LevelForm.write(out, level));
        out.list(rules.groups(), group -> GroupForm.write(out, group));
        out.bytes(rules.rules().stated());
        out.ints(rules.rules().levels());
        lists(out, rules.rules().sources());
        lists(out, rules.rules().destinations());
        out.list(rules.fields(), field -> {
            out.longs(field.starts());
            out.ints(field.classes());
            out.list(field.items(), items -> {
                out.ints(items.places());
                out.longs(items.words());
            });
        });
        return FormKind.POLICY.withHeader(out.toBytes());
    }

    private static void lists(FormOutput out, NumberLists lists) {
        out.ints(lists.ends());
        out.ints(lists.numbers());
    }

    static CompiledRules read(FormInput in) {
        return in.whole(() -> rules(in));
    }

    private static CompiledRules rules(FormInput in) {
        QosLevel defaultLevel = LevelForm.read(in);
        List<QosLevel> levels = in.list(() -> LevelForm.read(in));
        List<PortGroup> groups = in.list(() -> GroupForm.read(in));
        RuleTable rules = new RuleTable(in.bytes(), in.ints(), lists(in), lists(in));
        List<ValueClasses> fields = in.list(
                () -> new ValueClasses(in.longs(), in.ints(), in.list(() -> new NumberSet(in.ints(), in.longs()))));
        return new CompiledRules(defaultLevel, levels, groups, rules, fields);
    }

    private static NumberLists lists(FormInput in) {
        return new NumberLists(in.ints(), in.ints());
    }
}
