package org.qos.dsl.generator.roundtrip;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.qos.runtime.fabric.Fabric;

/** Random policies in the RFC syntax that state what OpenSM can do too. Every one is without errors. */
final class RandomRfcText {

    private static final List<String> GROUPS =
            List.of("Storage", " Virtual Machines ", "a &lt;b&gt; &quot;c&quot; &#44; d", "g#4", "Größe", "qos-level");
    private static final List<String> NAMES = List.of("", "Gold", "7", "very &amp; long name", "sdp", "");

    private final Random random;
    private final RandomParts parts;

    RandomRfcText(Random random, Fabric fabric) {
        this.random = random;
        this.parts = new RandomParts(random, fabric);
    }

    /** The next policy. */
    String next() {
        boolean named = random.nextBoolean();
        return element(
                "qos-policy",
                parts.maybe(() -> "<!-- random -->")
                        + element("port-groups", parts.times(GROUPS.size(), i -> group(GROUPS.get(i))))
                        + parts.maybe(() -> element("qos-setup", setup()))
                        + element("qos-levels", parts.times(NAMES.size(), i -> level(i, named ? NAMES.get(i) : "")))
                        + element("qos-match-rules", parts.times(random.nextInt(12), i -> rule())));
    }

    private String group(String name) {
        return element(
                "port-group",
                element("name", name)
                        + some("use", () -> "what # for &#x26; \"why\"")
                        + some("port-guid", parts::guids)
                        + some("port_guid", parts::guids)
                        + some(
                                "port-name",
                                () -> parts.linkedAdapter().description().replace(' ', '/') + "/P1")
                        + some("port-name", () -> parts.one("edge1/P3", "edge2/P21,nobody/P1"))
                        + some("partition", () -> parts.one("Backup", "Guests, nobody"))
                        + some("pkey", () -> "0x7ff0-0x8005,0xf00")
                        + some("node-type", () -> parts.one("HCA", "SWITCH,SELF", "ROUTER", "ALL")));
    }

    private String level(int sn, String name) {
        return element(
                "qos-level",
                element("sn", "" + sn)
                        + (name.isEmpty() ? "" : element("name", name))
                        + element("sl", "" + random.nextInt(16))
                        + some("use", () -> " a  b ")
                        + some("tclass", () -> "" + random.nextInt(256))
                        + some("qos-class", () -> "" + random.nextInt(4096))
                        + some("mtu_limit", () -> "" + (1 + random.nextInt(5)))
                        + some("rate-limit", () -> "" + (2 + random.nextInt(23)))
                        + some("packet-life", () -> "" + random.nextInt(64))
                        + some("path-bits", () -> "" + random.nextInt(128))
                        + some("pkey", () -> ranges(0x10000)));
    }

    private String rule() {
        return element(
                "qos-match-rule",
                element(parts.one("qos-level-sn", "match_level"), "" + random.nextInt(NAMES.size()))
                        + some("source", this::groups)
                        + some("destination", this::groups)
                        + some("service", () -> ranges(Integer.MAX_VALUE))
                        + some("service", () -> "0x8000000000000000-0xffffffffffffffff")
                        + some("qos-class", () -> ranges(4096))
                        + some("pkey", () -> ranges(0x10000))
                        + some("use", () -> "-- ünique"));
    }

    private String setup() {
        return element("sl2vl-tables", parts.times(random.nextInt(3), i -> element("sl2vl-scope", sl2vl())))
                + element("vlarb-tables", parts.times(random.nextInt(3), i -> element("vlarb-scope", vlArb())));
    }

    private String sl2vl() {
        return element(parts.one("group", "across", "across-to", "across-from"), groups())
                + some("from", () -> ranges(25))
                + some("to", () -> parts.one("*", "1-8"))
                + element("sl2vl-table", parts.table());
    }

    private String vlArb() {
        return element(parts.one("group", "across"), groups())
                + some("to", () -> parts.one("*", "1-8"))
                + some("vlarb-high", this::weights)
                + some("vlarb-low", this::weights)
                + some("vl-high-limit", () -> "" + random.nextInt(256));
    }

    private String weights() {
        return parts.list(8, () -> random.nextInt(15) + ":" + random.nextInt(256));
    }

    private String groups() {
        return parts.one("STORAGE", "virtual machines, g#4", "A &lt;B&gt; \"c\" &#44; D", "größe,qos-level");
    }

    private String ranges(int bound) {
        return parts.list(4, () -> {
            int first = random.nextInt(bound);
            int last = first + random.nextInt(bound - first);
            return parts.one("" + first, first + "-" + last, "0x" + Integer.toHexString(first));
        });
    }

    private String some(String tag, Supplier<String> content) {
        return parts.maybe(() -> element(tag, content.get()));
    }

    private static String element(String tag, String content) {
        return "<" + tag + ">" + content + "</" + tag + ">\n";
    }
}
