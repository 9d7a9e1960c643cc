package org.qos.conformity.generated;

import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/** Random policies whose names and descriptions are put together from what OpenSM's scanner trips over. */
final class OddPolicies {

    private static final List<String> PIECES = List.of(
            "qos-level",
            "end-qos-levels",
            "port-group",
            "vlarb-scope",
            "name:",
            "use: x",
            "sl:",
            "to:",
            "from",
            " ",
            "  ",
            "\t",
            "\n",
            "\r",
            "\0",
            "\"",
            "'",
            "#",
            ",",
            ":",
            "-",
            "*",
            "/",
            "/P1",
            "<a>",
            "&",
            "%s",
            "sdp",
            "SRP",
            "any",
            "rds",
            "iser",
            "ipoib",
            "default",
            "default:",
            "port-num",
            "target-port-guid",
            "CA",
            "SELF",
            "ALL",
            "0x12",
            "7",
            "\u00e9",
            "Storage");

    private static final int LONG_TEXT = 3_000;

    private final Random random;

    OddPolicies(long seed) {
        this.random = new Random(seed);
    }

    Policy next() {
        List<PortGroup> groups = some(1, 6, this::group);
        List<QosLevel> levels = some(1, 6, this::level);
        return new Policy(
                groups,
                levels,
                random.nextBoolean() ? levels.get(0) : QosLevel.ofSl("DEFAULT", 1),
                some(0, 9, () -> rule(groups, levels)),
                new FabricSetup(some(0, 3, () -> sl2vl(groups)), some(0, 3, () -> vlArb(groups))));
    }

    private PortGroup group() {
        Set<NodeType> types = EnumSet.noneOf(NodeType.class);
        Stream.of(NodeType.values()).filter(type -> random.nextInt(3) == 0).forEach(types::add);
        return new PortGroup(
                text(),
                text(),
                ranges(1L << 62),
                some(0, 3, () -> new PortName(text(), 1 + random.nextInt(254), reading())),
                some(0, 3, this::text),
                ranges(0x8000),
                types,
                random.nextBoolean());
    }

    private QosLevel level() {
        return new QosLevel(
                text(),
                random.nextBoolean() ? OptionalLong.of(random.nextLong()) : OptionalLong.empty(),
                text(),
                random.nextInt(16),
                number(1, 5),
                number(2, 24),
                number(0, 63),
                number(0, 4095),
                number(0, 255),
                ranges(128),
                ranges(0x8000));
    }

    private MatchRule rule(List<PortGroup> groups, List<QosLevel> levels) {
        return new MatchRule(
                text(),
                some(0, 12, () -> anyOf(groups)),
                some(0, 3, () -> anyOf(groups)),
                ranges(Long.MAX_VALUE),
                ranges(4096),
                Ranges.NONE,
                ranges(0x8000),
                anyOf(levels));
    }

    private Sl2VlScope sl2vl(List<PortGroup> groups) {
        return new Sl2VlScope(
                some(0, 12, () -> anyOf(groups)),
                some(0, 2, () -> anyOf(groups)),
                some(0, 2, () -> anyOf(groups)),
                ports(),
                ports(),
                some(16, 16, () -> random.nextInt(16)));
    }

    private VlArbScope vlArb(List<PortGroup> groups) {
        Supplier<VlWeight> weight = () -> new VlWeight(random.nextInt(15), random.nextInt(256));
        return new VlArbScope(
                some(0, 2, () -> anyOf(groups)),
                some(0, 2, () -> anyOf(groups)),
                random.nextInt(3) == 0 ? ports() : PortNumbers.ALL,
                some(0, 20, weight),
                some(0, 20, weight),
                number(0, 255));
    }

    private String text() {
        String text = String.join("", some(1, 5, () -> anyOf(PIECES)));
        return random.nextInt(100) == 0 ? text.repeat(LONG_TEXT) : text;
    }

    private Reading reading() {
        return random.nextBoolean() ? Reading.DESCRIPTION : Reading.FIRST_TWO_WORDS;
    }

    private PortNumbers ports() {
        return random.nextBoolean() ? PortNumbers.ALL : PortNumbers.of(ranges(140));
    }

    private OptionalInt number(int minimum, int maximum) {
        return random.nextBoolean()
                ? OptionalInt.of(minimum + random.nextInt(maximum - minimum + 1))
                : OptionalInt.empty();
    }

    private Ranges ranges(long end) {
        int maximum = random.nextInt(4) == 0 ? 30 : 2;
        return new Ranges(some(0, maximum, () -> {
            long first = (random.nextLong() >>> 1) % end;
            return new Range(first, Math.min(end - 1, first + random.nextInt(5)));
        }));
    }

    private <T> T anyOf(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    private <T> List<T> some(int minimum, int maximum, Supplier<T> value) {
        return Stream.generate(value)
                .limit(minimum + random.nextInt(maximum - minimum + 1))
                .toList();
    }
}
