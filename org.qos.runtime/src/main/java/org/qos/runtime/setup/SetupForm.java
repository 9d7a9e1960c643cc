package org.qos.runtime.setup;

import java.util.List;
import java.util.stream.IntStream;
import org.qos.runtime.form.FormInput;
import org.qos.runtime.form.FormKind;
import org.qos.runtime.form.FormOutput;
import org.qos.runtime.form.GroupForm;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.value.Sl;

/**
 * The binary form of a compiled setup: the SLs of the policy as bits, how many groups the policy names, all groups, and the
 * scopes.
 */
final class SetupForm {

    private SetupForm() {}

    static byte[] write(CompiledSetup setup) {
        FormOutput out = new FormOutput();
        List<PortGroup> groups = setup.allGroups();
        SetupOutput values = new SetupOutput(out, groups);
        out.number(setup.slBits());
        out.number(setup.groups().size());
        out.list(groups, group -> GroupForm.write(out, group));
        out.list(setup.setup().sl2vl(), values::sl2vl);
        out.list(setup.setup().vlArb(), values::vlArb);
        return FormKind.SETUP.withHeader(out.toBytes());
    }

    static CompiledSetup read(FormInput in) {
        return in.whole(() -> setup(in));
    }

    private static CompiledSetup setup(FormInput in) {
        SetupInput values = new SetupInput(in);
        int slBits = in.number(Sl.ALL_BITS);
        int named = in.number(Integer.MAX_VALUE);
        List<PortGroup> groups = in.list(() -> GroupForm.read(in));
        in.require(named <= groups.size());
        FabricSetup setup = new FabricSetup(in.list(() -> values.sl2vl(groups)), in.list(() -> values.vlArb(groups)));
        CompiledSetup compiled = new CompiledSetup(groups.subList(0, named), setup, slBits);
        in.require(areSame(groups, compiled.allGroups()));
        return compiled;
    }

    private static boolean areSame(List<PortGroup> stored, List<PortGroup> used) {
        return stored.size() == used.size()
                && IntStream.range(0, stored.size()).allMatch(place -> stored.get(place) == used.get(place));
    }
}
