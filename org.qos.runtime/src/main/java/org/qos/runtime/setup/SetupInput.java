package org.qos.runtime.setup;

import java.util.List;
import java.util.OptionalInt;
import org.qos.runtime.form.FormInput;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** Reads scopes as {@link SetupOutput} writes them, in the order of the records' components. */
final class SetupInput {

    private final FormInput in;

    SetupInput(FormInput in) {
        this.in = in;
    }

    Sl2VlScope sl2vl(List<PortGroup> groups) {
        return new Sl2VlScope(
                some(groups), some(groups), some(groups), numbers(), numbers(), in.list(() -> in.number(Vl.DROP)));
    }

    VlArbScope vlArb(List<PortGroup> groups) {
        return new VlArbScope(some(groups), some(groups), numbers(), table(), table(), highLimit());
    }

    private List<PortGroup> some(List<PortGroup> groups) {
        return in.list(() -> groups.get(in.number(groups.size() - 1)));
    }

    private PortNumbers numbers() {
        return in.flag() ? PortNumbers.ALL : PortNumbers.of(in.ranges());
    }

    private List<VlWeight> table() {
        return in.list(() -> new VlWeight(in.number(Vl.DROP), in.number(VlArbitration.MAX_WEIGHT)));
    }

    private OptionalInt highLimit() {
        int stored = in.number(1 + VlArbitration.MAX_HIGH_LIMIT);
        return stored == 0 ? OptionalInt.empty() : OptionalInt.of(stored - 1);
    }
}
