package org.qos.dsl.generator.roundtrip;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.qos.runtime.fabric.Fabric;

/** Random policies in the OpenSM syntax with all the freedom that OpenSM leaves. Every one is accepted. */
final class RandomOpenSmText {

    private static final List<String> LEVELS = List.of("DEFAULT", "gold", "\"two parts\"", "my \"qos-level\" x", "7");
    private static final List<String> ULPS = List.of("sdp", "RDS", "iser");
    private static final List<String> ULP_RANGES = List.of(
            "any, service-id",
            "any, pkey",
            "any, target-port-guid",
            "any, source-port-guid",
            "any, source-target-port-guid",
            "srp, target-port-guid");
    private static final List<String> ULP_PORTS = List.of("sdp, port-num", "rds, port-num", "ISER, port-num");
    private static final List<String> GROUPS =
            List.of("Storage", "\"night, shift\"", "g3", "Virtual Machines", "STORAGE");

    private final Random random;
    private final RandomParts parts;

    RandomOpenSmText(Random random, Fabric fabric) {
        this.random = random;
        this.parts = new RandomParts(random, fabric);
    }

    /** The next policy. */
    String next() {
        String text = section("port-groups", parts.times(GROUPS.size(), i -> group(GROUPS.get(i))))
                + (random.nextBoolean() ? section("qos-setup", setup()) : "")
                + section("qos-levels", parts.times(LEVELS.size(), i -> level(LEVELS.get(i))))
                + section("qos-match-rules", parts.times(random.nextInt(12), i -> rule()));
        String ulps = section("qos-ulps", "default: 1\n" + parts.times(random.nextInt(6), i -> ulp()));
        return random.nextBoolean() ? ulps + text : text + ulps;
    }

    private String group(String name) {
        return section(
                "port-group",
                "name: " + name + "\n"
                        + some("port-guid", parts::guids)
                        + some("port-guid", parts::guids)
                        + some("port-name", () -> '"' + parts.linkedAdapter().description() + "/p1\"")
                        + some("partition", () -> random.nextBoolean() ? "Backup" : "nobody")
                        + some("pkey", () -> "0x8f00-0x0f01")
                        + some("node-type", () -> parts.one("CA", "SWITCH", "ROUTER, SELF", "all")));
    }

    private String level(String name) {
        return section(
                "qos-level",
                "name: " + name + "\n"
                        + "sl: " + parts.one("0", "0xf", "017", "3") + "\n"
                        + some("use", () -> parts.one("a # comment", "it's \"quoted\"", "name: no keyword, 12"))
                        + some("mtu-limit", () -> "" + (1 + random.nextInt(5)))
                        + some("rate-limit", () -> "" + (2 + random.nextInt(21)))
                        + some("packet-life", () -> "" + random.nextInt(64))
                        + some("path-bits", () -> ranges(8))
                        + some("pkey", () -> ranges(0x10000)));
    }

    private String rule() {
        return section(
                "qos-match-rule",
                "qos-level-name: " + parts.one("default", "GOLD", "\"two parts\"", "my \"qos-level\" x", "7") + "\n"
                        + some("source", this::groups)
                        + some("destination", this::groups)
                        + some("service-id", () -> ranges(Integer.MAX_VALUE))
                        + some("service-id", () -> "0xffffffffffffffff, 0x8000000000000000-0x1")
                        + some("qos-class", () -> ranges(4096))
                        + some("pkey", () -> ranges(0x10000))
                        + some("use", () -> "why 1,2"));
    }

    private String ulp() {
        String sl = " : " + random.nextInt(16) + "\n";
        return switch (random.nextInt(3)) {
            case 0 -> ULPS.get(random.nextInt(ULPS.size())) + sl;
            case 1 -> ULP_PORTS.get(random.nextInt(ULP_PORTS.size())) + " " + ranges(65536) + sl;
            default -> ULP_RANGES.get(random.nextInt(ULP_RANGES.size())) + " " + ranges(1000) + sl;
        };
    }

    private String setup() {
        return section("sl2vl-tables", parts.times(random.nextInt(3), i -> section("sl2vl-scope", sl2vl())))
                + section("vlarb-tables", parts.times(random.nextInt(3), i -> section("vlarb-scope", vlArb())));
    }

    private String sl2vl() {
        return parts.one("group: ", "across: ", "across-to: ", "across-from: ") + groups() + "\n"
                + some("across-from", this::groups)
                + some("from", () -> ranges(37))
                + some("to", () -> parts.one("*", "1-8", "020"))
                + "sl2vl-table: " + parts.table() + "\n";
    }

    private String vlArb() {
        return parts.one("group: ", "across: ") + groups() + "\n"
                + some("vlarb-high", this::weights)
                + some("vlarb-high", this::weights)
                + some("vlarb-low", this::weights)
                + some("vl-high-limit", () -> "" + random.nextInt(256));
    }

    private String weights() {
        return parts.list(8, () -> random.nextInt(15) + ":" + random.nextInt(256));
    }

    private String groups() {
        return parts.one("storage", "\"night, shift\"", "g3, VirtualMachines", "VIRTUAL machines");
    }

    /** Some values and ranges below a bound; the ends are in any order, in any base of C. */
    private String ranges(int bound) {
        return parts.list(4, () -> value(bound) + (random.nextBoolean() ? "-" + value(bound) : ""));
    }

    private String value(int bound) {
        int value = random.nextInt(bound);
        return parts.one("" + value, "0x" + Integer.toHexString(value), "0" + Integer.toOctalString(value));
    }

    private String some(String keyword, Supplier<String> value) {
        return parts.maybe(() -> keyword + ": " + value.get() + "\n");
    }

    private static String section(String keyword, String content) {
        return keyword + "\n" + content + "end-" + keyword + "\n";
    }
}
