package org.qos.dsl.generator.matcher;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Turns rules into conditions on the fields of a request, in the order in which OpenSM compares them. */
final class RuleCompiler {

    /** How many comparisons of one field are written out; longer lists are looked up in a table. */
    private static final int MAX_COMPARISONS = 16;

    private static final Ranges INTEGERS = Ranges.of(new Range(0, Integer.MAX_VALUE));

    private final LevelConstants levels = new LevelConstants();
    private final GroupConstants groups = new GroupConstants();
    private final ConstantClasses tables = new ConstantClasses("Tables");

    LevelConstants levels() {
        return levels;
    }

    GroupConstants groups() {
        return groups;
    }

    ConstantClasses tables() {
        return tables;
    }

    RuleCode compile(MatchRule rule, int number) {
        Conditions all = new Conditions(number);
        all.ends("from", rule.sources());
        all.ends("to", rule.destinations());
        all.field("qosClass", narrow(rule.qosClasses()), rule.qosClasses(), String::valueOf);
        all.field("service", rule.serviceIds(), rule.serviceIds(), JavaLiteral::wide);
        all.field("tclass", narrow(rule.tclasses()), rule.tclasses(), String::valueOf);
        all.field("pkey", narrow(rule.pkeys()), rule.pkeys(), value -> "0x" + Long.toHexString(value));
        return new RuleCode(
                number, JavaLiteral.comment(rule.use()), all.conditions, all.terms, levels.of(rule.level()));
    }

    /** Of fields that are no wider than 31 bits only the values that a request can have. */
    private static Ranges narrow(Ranges ranges) {
        return new Ranges(ranges.ranges().stream()
                .filter(range -> INTEGERS.contains(range.first()))
                .map(range -> INTEGERS.contains(range.last()) ? range : new Range(range.first(), Integer.MAX_VALUE))
                .toList());
    }

    /** The conditions of one rule. */
    private final class Conditions {

        private final List<String> conditions = new ArrayList<>();
        private final int number;
        private int terms;

        Conditions(int number) {
            this.number = number;
        }

        void ends(String end, List<PortGroup> wanted) {
            if (wanted.size() <= MAX_COMPARISONS) {
                add(wanted, group -> "f." + end + "(" + groups.of(group) + ")");
            } else {
                String places = String.join(
                        ",",
                        wanted.stream()
                                .map(group -> String.valueOf(groups.place(group)))
                                .toList());
                String name = end.toUpperCase(Locale.ROOT) + "_" + number;
                String table = tables.add(new Constant("int[]", name, "places(" + JavaLiteral.text(places) + ")"));
                add(List.of(table), known -> "f." + end + "(" + known + ")");
            }
        }

        void field(String field, Ranges possible, Ranges stated, LongFunction<String> literal) {
            if (stated.isEmpty()) {
                return;
            }
            if (possible.isEmpty()) {
                conditions.add("false");
            } else if (possible.ranges().size() <= MAX_COMPARISONS) {
                add(possible.ranges(), range -> "f." + field + "(" + ends(range, literal) + ")");
            } else {
                String name = field.toUpperCase(Locale.ROOT) + "_" + number;
                String table = tables.add(new Constant("Ranges", name, JavaLiteral.ranges(possible)));
                add(List.of(table), known -> "f." + field + "(" + known + ")");
            }
        }

        private <T> void add(List<T> wanted, Function<T, String> comparison) {
            if (wanted.isEmpty()) {
                return;
            }
            String any = String.join(" || ", wanted.stream().map(comparison).toList());
            conditions.add(wanted.size() == 1 ? any : "(" + any + ")");
            terms += wanted.size();
        }

        private static String ends(Range range, LongFunction<String> literal) {
            String first = literal.apply(range.first());
            return range.isSingle() ? first : first + ", " + literal.apply(range.last());
        }
    }
}
