package org.qos.runtime.match.compiled;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Finds the first rule with bit vectors. The classes of the fields say which shapes have a rule left; in each of these
 * the summaries of the six vectors are joined by AND, then the words of 64 rules that are left in all of them.
 */
final class RuleVectors implements RuleSearch {

    private final long[] longs;
    private final int[] firstRules;

    private final ClassVectors services;
    private final ClassVectors qosClasses;
    private final ClassVectors tclasses;
    private final ClassVectors pkeys;
    private final RuleEnd source;
    private final RuleEnd destination;
    private final boolean asksRules;
    private final ClassVectors[] fields;
    private final ShapeVectors[] byShape;

    /**
     * A search.
     *
     * @param longs the vectors
     * @param shapes the shapes of the rules
     * @param fields where the vectors of Service-IDs, QoS-Classes, TClasses and P_Keys begin
     * @param source the source
     * @param destination the destination
     * @param cells how many cells the tables of shapes may have
     */
    RuleVectors(long[] longs, Shapes shapes, ClassVectors[] fields, RuleEnd source, RuleEnd destination, int cells) {
        this.longs = longs;
        this.firstRules = IntStream.range(0, shapes.count())
                .map(shape -> shapes.rules(shape)[0])
                .toArray();
        this.services = fields[Criterion.SERVICE_ID.ordinal()];
        this.qosClasses = fields[Criterion.QOS_CLASS.ordinal()];
        this.tclasses = fields[Criterion.TCLASS.ordinal()];
        this.pkeys = fields[Criterion.PKEY.ordinal()];
        this.source = source;
        this.destination = destination;
        this.asksRules = source.isTested() || destination.isTested();
        this.fields = fields;
        ClassVectors[] vectors =
                new ClassVectors[] {services, qosClasses, tclasses, pkeys, source.vectors(), destination.vectors()};
        this.byShape = new ShapeVectors[shapes.count()];
        Arrays.setAll(byShape, shape -> ShapeVectors.of(longs, shapes, shape, vectors));
        ShapeCells.add(byShape, asksRules ? 0 : cells);
    }

    @Override
    public BlockSearch ofBlocks(BlockLookup lookup) {
        return asksRules
                ? RuleSearch.super.ofBlocks(lookup)
                : new VectorBlocks(lookup, byShape, fields, source, destination);
    }

    @Override
    public boolean asksForPorts(int service, int qosClass, int tclass, int pkey) {
        return shapes(service, qosClass, tclass, pkey) != 0;
    }

    @Override
    public int first(int service, int qosClass, int tclass, int pkey, int sourcePort, int destinationPort) {
        int from = source.classes()[sourcePort];
        int to = destination.classes()[destinationPort];
        long shapes = shapes(service, qosClass, tclass, pkey)
                & source.vectors().shapes()[from]
                & destination.vectors().shapes()[to];
        int best = Integer.MAX_VALUE;
        for (; shapes != 0; shapes &= shapes - 1) {
            int shape = Long.numberOfTrailingZeros(shapes);
            if (firstRules[shape] >= best) {
                break;
            }
            int rule = firstOf(
                    shape,
                    services.begins()[shape][service],
                    qosClasses.begins()[shape][qosClass],
                    tclasses.begins()[shape][tclass],
                    pkeys.begins()[shape][pkey],
                    source.vectors().begins()[shape][from],
                    destination.vectors().begins()[shape][to],
                    sourcePort,
                    destinationPort);
            best = Math.min(best, rule);
        }
        return best == Integer.MAX_VALUE ? NONE : best;
    }

    @Override
    public long bytes() {
        long bytes = (long) Long.BYTES * longs.length + source.bytes() + destination.bytes();
        bytes += services.bytes() + qosClasses.bytes() + tclasses.bytes() + pkeys.bytes();
        bytes += (long) Integer.BYTES * firstRules.length;
        for (ShapeVectors shape : byShape) {
            bytes += shape.bytes();
        }
        return bytes;
    }

    private long shapes(int service, int qosClass, int tclass, int pkey) {
        return services.shapes()[service]
                & qosClasses.shapes()[qosClass]
                & tclasses.shapes()[tclass]
                & pkeys.shapes()[pkey];
    }

    /** The first rule of a shape that is in six vectors, or Integer.MAX_VALUE. */
    private int firstOf(int shape, int a, int b, int c, int d, int e, int f, int from, int to) {
        int[] ofShape = byShape[shape].rules();
        for (int block = 0; block * Shapes.BLOCK < ofShape.length; block++) {
            int header = 2 * block;
            long summary = longs[a + header]
                    & longs[b + header]
                    & longs[c + header]
                    & longs[d + header]
                    & longs[e + header]
                    & longs[f + header];
            for (; summary != 0; summary &= summary - 1) {
                long below = (summary & -summary) - 1;
                long word = word(a + header, below)
                        & word(b + header, below)
                        & word(c + header, below)
                        & word(d + header, below)
                        & word(e + header, below)
                        & word(f + header, below);
                int place = block * Shapes.BLOCK + Long.numberOfTrailingZeros(summary) * Long.SIZE;
                int rule = asksRules ? firstAsked(ofShape, place, word, from, to) : firstIn(ofShape, place, word);
                if (rule != Integer.MAX_VALUE) {
                    return rule;
                }
            }
        }
        return Integer.MAX_VALUE;
    }

    private long word(int header, long below) {
        return VectorStore.word(longs, header, below);
    }

    private static int firstIn(int[] ofShape, int place, long word) {
        return word == 0 ? Integer.MAX_VALUE : ofShape[place + Long.numberOfTrailingZeros(word)];
    }

    private int firstAsked(int[] ofShape, int place, long word, int from, int to) {
        for (long left = word; left != 0; left &= left - 1) {
            int rule = ofShape[place + Long.numberOfTrailingZeros(left)];
            if ((!source.isTested() || source.membership().holds(rule, from))
                    && (!destination.isTested() || destination.membership().holds(rule, to))) {
                return rule;
            }
        }
        return Integer.MAX_VALUE;
    }
}
