package org.qos.conformity.tables;

import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Option files with the QoS tables of some sets, well-formed and not, the same for the same seed. */
final class RandomOptions {

    private static final List<String> SETS = List.of("qos_", "qos_ca_", "qos_rtr_", "qos_sw0_", "qos_swe_");
    private static final List<String> ODD_COMMAS =
            List.of("\u00a0,", "\uff0c", "\u2028,", ", ", " ,", " , ", ",\t", ",,");
    private static final int ODD = 6;

    private final Random random;

    RandomOptions(long seed) {
        this.random = new Random(seed);
    }

    /** The next file: each set has each of its tables as often as not. */
    String next() {
        StringJoiner lines = new StringJoiner("\n", "", "\n").add("qos TRUE");
        lines.add("max_op_vls " + (1 + random.nextInt(5)));
        for (String set : SETS) {
            addSometimes(lines, set + "sl2vl", this::sl2Vl);
            addSometimes(lines, set + "vlarb_high", this::arbitration);
            addSometimes(lines, set + "vlarb_low", this::arbitration);
        }
        return lines.toString();
    }

    private void addSometimes(StringJoiner lines, String option, Supplier<String> value) {
        if (random.nextBoolean()) {
            lines.add(option + (oneOf(ODD) ? "\t " : " ") + value.get());
        }
    }

    private String sl2Vl() {
        int vls = oneOf(ODD) ? 1 + random.nextInt(18) : 16;
        return list(vls, this::vl);
    }

    private String arbitration() {
        int entries = oneOf(ODD) ? 60 + random.nextInt(10) : 1 + random.nextInt(12);
        return list(entries, this::entry);
    }

    private String list(int items, Supplier<String> item) {
        return IntStream.range(0, items)
                .mapToObj(i -> i == 0 ? item.get() : comma() + item.get())
                .collect(Collectors.joining());
    }

    private String comma() {
        return oneOf(60) ? ODD_COMMAS.get(random.nextInt(ODD_COMMAS.size())) : ",";
    }

    private String entry() {
        return oneOf(40) ? vl() : vl() + colon() + (oneOf(30) ? 256 + random.nextInt(100) : random.nextInt(256));
    }

    private String colon() {
        return oneOf(80) ? List.of(": ", " :").get(random.nextInt(2)) : ":";
    }

    private String vl() {
        return oneOf(80)
                ? List.of("16", "255", "x", "0x3", "010", "-1").get(random.nextInt(6))
                : "" + random.nextInt(16);
    }

    private boolean oneOf(int times) {
        return random.nextInt(times) == 0;
    }
}
