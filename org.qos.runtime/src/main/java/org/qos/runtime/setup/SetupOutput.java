package org.qos.runtime.setup;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.qos.runtime.form.FormOutput;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

/**
 * Writes scopes with the places of their groups.
 *
 * <p>The methods throw {@link IllegalArgumentException} where a scope has a VL that no table can have.
 */
final class SetupOutput {

    private final FormOutput out;
    private final Map<PortGroup, Integer> places = new IdentityHashMap<>();

    /** An output of scopes whose groups are among these. */
    SetupOutput(FormOutput out, List<PortGroup> groups) {
        this.out = out;
        groups.forEach(group -> places.put(group, places.size()));
    }

    void sl2vl(Sl2VlScope scope) {
        places(scope.groups());
        places(scope.acrossTo());
        places(scope.acrossFrom());
        numbers(scope.from());
        numbers(scope.to());
        out.list(scope.vls(), this::vl);
    }

    void vlArb(VlArbScope scope) {
        places(scope.groups());
        places(scope.across());
        numbers(scope.to());
        out.list(scope.high(), this::weight);
        out.list(scope.low(), this::weight);
        out.number(scope.highLimit().isPresent() ? 1 + scope.highLimit().getAsInt() : 0);
    }

    private void places(List<PortGroup> groups) {
        out.list(groups, group -> out.number(places.get(group)));
    }

    private void numbers(PortNumbers numbers) {
        out.flag(numbers.all());
        if (!numbers.all()) {
            out.ranges(numbers.numbers());
        }
    }

    private void vl(int vl) {
        if (!Vl.isInSl2Vl(vl)) {
            throw new IllegalArgumentException("a VL is 0 to 15, not " + vl);
        }
        out.number(vl);
    }

    private void weight(VlWeight entry) {
        vl(entry.vl());
        out.number(entry.weight());
    }
}
