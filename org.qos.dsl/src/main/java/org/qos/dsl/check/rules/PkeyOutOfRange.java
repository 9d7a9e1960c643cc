package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.value.Pkey;

/** A P_Key has 16 bits (IBTA vol. 1, 10.9). OpenSM cuts a greater one to 15 bits and goes on with another partition
 * (osm_qos_parser_y.y:__pkey_rangelist2rangearr). */
@AutoService(Rule.class)
public final class PkeyOutOfRange implements PolicyRule {
    private static final Bounds PKEYS = new Bounds(0, Pkey.MAX);

    @Override
    public String code() {
        return "pkey-out-of-range";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "a P_Key that does not fit into its 16 bits";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Stream.of(
                        file.getPortGroups().stream().flatMap(group -> group.getPkeys().stream()),
                        file.getLevels().stream().flatMap(level -> level.getPkeys().stream()),
                        file.getRules().stream().flatMap(rule -> rule.getPkeys().stream()))
                .flatMap(pkeys -> PKEYS.outside(pkeys, "P_Key"))
                .map(problem -> syntax == PolicySyntax.OPENSM ? problem.as(Severity.WARNING) : problem)
                .forEach(problems);
    }
}
