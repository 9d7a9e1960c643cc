package org.qos.runtime.match.compiled;

import java.util.Arrays;
import org.qos.runtime.match.compiled.CompiledForm.Strategy;

/** Chooses how the rules of a bound policy are found, and makes what is needed for it. */
final class Compilation {

    private final CompiledRules rules;
    private final PortClasses ports;
    private final Shapes shapes;
    private final Limits limits;

    Compilation(CompiledRules rules, PortClasses ports, Limits limits) {
        this.rules = rules;
        this.ports = ports;
        this.shapes = Shapes.of(rules.rules());
        this.limits = limits;
    }

    /**
     * The compiled policy.
     *
     * @param begin when the work began, as {@link System#nanoTime()}
     */
    CompiledPolicy compile(long begin) {
        VectorWriter writer = new VectorWriter(shapes);
        ClassVectors[] fields = fieldVectors(writer);
        RuleEnd source = new RuleEndCompiler(Criterion.SOURCE, rules, ports).compile(writer, limits.endLongs());
        RuleEnd destination =
                new RuleEndCompiler(Criterion.DESTINATION, rules, ports).compile(writer, limits.endLongs());
        boolean isSmall = isSmall(source, destination);
        RuleSearch vectors =
                new RuleVectors(writer.longs(), shapes, fields, source, destination, isSmall ? 0 : limits.cells());
        RuleSearch search = isSmall ? cube(vectors, source, destination) : vectors;
        Strategy strategy = search instanceof RuleCube
                ? Strategy.TABLE
                : source.isTested() || destination.isTested() ? Strategy.VECTORS_AND_MEMBERSHIP : Strategy.VECTORS;
        ClassLookup classes = ClassLookup.of(rules, ports.index());
        CompiledForm form = new CompiledForm(
                strategy,
                count(Criterion.SERVICE_ID),
                count(Criterion.QOS_CLASS),
                count(Criterion.TCLASS),
                count(Criterion.PKEY),
                ports.count(),
                source.count(),
                destination.count(),
                search.bytes() + classes.bytes(),
                System.nanoTime() - begin);
        return new CompiledPolicy(rules, classes, search, form);
    }

    private ClassVectors[] fieldVectors(VectorWriter writer) {
        return Arrays.stream(Criterion.values())
                .limit(rules.fields().size())
                .map(field -> writer.write(field, rules.field(field).items()))
                .toArray(ClassVectors[]::new);
    }

    private boolean isSmall(RuleEnd source, RuleEnd destination) {
        long cells = source.count();
        cells *= destination.count();
        for (ValueClasses field : rules.fields()) {
            cells *= cells > limits.cells() ? 1 : field.count();
        }
        return cells <= limits.cells() && !source.isTested() && !destination.isTested();
    }

    /** Asks the vectors for each combination of classes. */
    private RuleCube cube(RuleSearch vectors, RuleEnd source, RuleEnd destination) {
        int[] sourcePorts = portOfEach(source);
        int[] destinationPorts = portOfEach(destination);
        int qosClasses = count(Criterion.QOS_CLASS);
        int tclasses = count(Criterion.TCLASS);
        int pkeys = count(Criterion.PKEY);
        int[] cells = new int
                [count(Criterion.SERVICE_ID) * qosClasses * tclasses * pkeys * source.count() * destination.count()];
        for (int cell = 0; cell < cells.length; cell++) {
            int ends = cell % (source.count() * destination.count());
            int fields = cell / (source.count() * destination.count());
            cells[cell] = vectors.first(
                    fields / pkeys / tclasses / qosClasses,
                    fields / pkeys / tclasses % qosClasses,
                    fields / pkeys % tclasses,
                    fields % pkeys,
                    sourcePorts[ends / destination.count()],
                    destinationPorts[ends % destination.count()]);
        }
        return new RuleCube(
                cells,
                qosClasses,
                tclasses,
                pkeys,
                source.classes(),
                source.count(),
                destination.classes(),
                destination.count());
    }

    /** For each class of an end a class of ports that it represents. */
    private static int[] portOfEach(RuleEnd end) {
        int[] ports = new int[end.count()];
        for (int port = 0; port < end.classes().length; port++) {
            ports[end.classes()[port]] = port;
        }
        return ports;
    }

    private int count(Criterion field) {
        return rules.field(field).count();
    }
}
