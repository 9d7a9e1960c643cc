package org.qos.runtime.match.compiled;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Compiles one end. Each class of ports gets a vector of the rules that accept it, unless there are so many classes that
 * the vectors would take too much memory; then the groups of the ports are kept as bits and the rules that the fields
 * leave over are asked one by one.
 */
final class RuleEndCompiler {

    private final Criterion end;
    private final RuleTable rules;
    private final NumberLists named;
    private final PortClasses ports;
    private final int groups;

    RuleEndCompiler(Criterion end, CompiledRules compiled, PortClasses ports) {
        this.end = end;
        this.rules = compiled.rules();
        this.named = end == Criterion.SOURCE ? rules.sources() : rules.destinations();
        this.ports = ports;
        this.groups = compiled.groups().size();
    }

    /**
     * Compiles the end.
     *
     * @param allowed how many longs the vectors may have
     */
    RuleEnd compile(VectorWriter writer, int allowed) {
        return withVectors(writer, allowed).orElseGet(() -> withMembership(writer));
    }

    private Optional<RuleEnd> withVectors(VectorWriter writer, int allowed) {
        NumberSet[] byGroup = rulesByGroup();
        NumberSets sets = new NumberSets();
        int[] classes = new int[ports.count()];
        long[] accepting = new long[words()];
        for (int port = 0, longs = 0; port < classes.length; port++) {
            Arrays.fill(accepting, 0);
            ports.groups().get(port).forEach(group -> byGroup[group].addTo(accepting));
            NumberSet set = NumberSet.of(accepting);
            int known = sets.count();
            classes[port] = sets.classOf(set);
            longs += sets.count() == known ? 0 : set.words().length;
            if (longs > allowed) {
                return Optional.empty();
            }
        }
        GroupMembership notAsked = new GroupMembership(new NumberLists(new int[0], new int[0]), 0, new long[0]);
        return writer.write(end, sets.sets(), allowed).map(vectors -> new RuleEnd(classes, vectors, false, notAsked));
    }

    private RuleEnd withMembership(VectorWriter writer) {
        return new RuleEnd(
                new int[ports.count()], writer.writeNothing(), true, GroupMembership.of(named, ports.groups(), groups));
    }

    /** For each group the rules that name it for this end. */
    private NumberSet[] rulesByGroup() {
        long[][] bits = new long[groups][];
        for (int rule = 0; rule < rules.count(); rule++) {
            for (int i = named.begin(rule); i < named.ends()[rule]; i++) {
                int group = named.numbers()[i];
                bits[group] = bits[group] == null ? new long[words()] : bits[group];
                bits[group][rule / Long.SIZE] |= 1L << rule;
            }
        }
        return IntStream.range(0, groups)
                .mapToObj(group -> bits[group] == null ? NumberSet.EMPTY : NumberSet.of(bits[group]))
                .toArray(NumberSet[]::new);
    }

    private int words() {
        return (rules.count() + Long.SIZE - 1) / Long.SIZE;
    }
}
