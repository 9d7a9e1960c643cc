package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.SetupScope;
import org.qos.dsl.model.policy.Sl2VlScope;

/** Ports are numbered up to 254 (IBTA vol. 1, 14.2.5.6). OpenSM refuses a file with one above 127 in {@code from} or {@code to}
 * (osm_qos_parser_y.y). */
@AutoService(Rule.class)
public final class PortNumberOutOfRange implements PolicyRule {
    private static final Bounds OF_DEVICES = new Bounds(0, 254);
    private static final Bounds OF_OPENSM = new Bounds(0, 127);

    @Override
    public String code() {
        return "port-number-out-of-range";
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
        return "a port number that no device has: the greatest is 254";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Bounds numbers = syntax == PolicySyntax.OPENSM ? OF_OPENSM : OF_DEVICES;
        file.getScopes().stream()
                .flatMap(scope -> Stream.concat(scope.getTo().stream(), from(scope)))
                .flatMap(range -> numbers.outside(Stream.of(range), "port"))
                .map(problem -> syntax == PolicySyntax.OPENSM ? problem.opensm(Verdict.REJECTS) : problem)
                .forEach(problems);
    }

    private static Stream<Range> from(SetupScope scope) {
        return scope instanceof Sl2VlScope sl2vl ? sl2vl.getFrom().stream() : Stream.empty();
    }
}
