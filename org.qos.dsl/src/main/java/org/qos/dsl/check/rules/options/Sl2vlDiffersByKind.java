package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.Sl;

/**
 * Each hop queues a packet by the SL2VL table of the port that it leaves; classes are separate end to end only where
 * all hops separate them.
 */
@AutoService(Rule.class)
public final class Sl2vlDiffersByKind implements OptionsRule {

    private static final List<String> OWN = List.of("qos_ca_sl2vl", "qos_swe_sl2vl");

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "sl2vl-differs-by-kind",
                        Category.SUSPICIOUS,
                        "two SLs have separate VLs on one kind of port and share a VL on another")
                .noFix("the author decides which of the tables is right");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        SmOptions options = OptionsLowering.lower(file).value();
        List<Integer> adapters = options.effective(PortKind.CA).sl2vl();
        List<Integer> switches = options.effective(PortKind.SWITCH_EXTERNAL).sl2vl();
        if (options.qos()) {
            ownTable(file).ifPresent(option -> pairs().filter(pair -> shares(adapters, pair) != shares(switches, pair))
                    .limit(1)
                    .map(pair -> OptionsRule.atName(option, message(pair, adapters, switches)))
                    .forEach(violations));
        }
    }

    private record Pair(int one, int other) {}

    private static Optional<Option> ownTable(OptionsFile file) {
        Predicate<Option> own = option -> OWN.contains(option.getName());
        return file.getOptions().stream().filter(own).findFirst();
    }

    private static Stream<Pair> pairs() {
        return IntStream.range(1, Sl.COUNT).boxed().flatMap(later -> IntStream.range(0, later)
                .mapToObj(sl -> new Pair(sl, later)));
    }

    private static boolean shares(List<Integer> table, Pair pair) {
        return table.get(pair.one()).equals(table.get(pair.other()));
    }

    private static String message(Pair pair, List<Integer> adapters, List<Integer> switches) {
        return "SL" + pair.one() + " and SL" + pair.other() + " have VL" + adapters.get(pair.one()) + " and VL"
                + adapters.get(pair.other()) + " on CA ports, VL" + switches.get(pair.one()) + " and VL"
                + switches.get(pair.other()) + " on switch ports; OpenSM sets both tables as they are, so that the SLs"
                + " are separate on a part of the path only; separate them in both tables or in neither";
    }
}
