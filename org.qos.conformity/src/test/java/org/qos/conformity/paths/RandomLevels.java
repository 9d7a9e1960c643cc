package org.qos.conformity.paths;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.LongStream;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Random policies whose levels have limits and P_Keys of all kinds. */
final class RandomLevels {

    private static final long[] PKEYS = {0x0100, 0x0001, 0x0002, 0x7001, 0x7fff};

    private final Random random;
    private final List<Long> ports;

    RandomLevels(Random random, List<Long> ports) {
        this.random = random;
        this.ports = ports;
    }

    Policy next() {
        List<QosLevel> levels = new ArrayList<>(List.of(level("DEFAULT")));
        for (int i = 1; i <= 1 + random.nextInt(6); i++) {
            levels.add(level("L" + i));
        }
        List<PortGroup> groups = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            long[] members = ports.stream()
                    .filter(guid -> random.nextBoolean())
                    .mapToLong(Long::longValue)
                    .toArray();
            groups.add(PortGroup.ofGuids("G" + i, Ranges.ofValues(members.length == 0 ? new long[] {1} : members)));
        }
        List<MatchRule> rules = new ArrayList<>();
        for (int i = 0; i < random.nextInt(10); i++) {
            rules.add(rule(groups, levels.get(random.nextInt(levels.size()))));
        }
        return new Policy(groups, levels, levels.get(0), rules, FabricSetup.NONE);
    }

    private QosLevel level(String name) {
        return new QosLevel(
                name,
                OptionalLong.empty(),
                "",
                random.nextInt(2) == 0 ? random.nextInt(16) : random.nextInt(3),
                sometimes(1, 5),
                sometimes(2, 22),
                sometimes(0, random.nextInt(4) == 0 ? 255 : 63),
                OptionalInt.empty(),
                OptionalInt.empty(),
                random.nextInt(4) == 0 ? Ranges.ofValues(1, 2) : Ranges.NONE,
                pkeys(4));
    }

    private MatchRule rule(List<PortGroup> groups, QosLevel level) {
        return new MatchRule(
                "",
                random.nextInt(3) == 0 ? List.of(groups.get(random.nextInt(3))) : List.of(),
                random.nextInt(3) == 0 ? List.of(groups.get(random.nextInt(3))) : List.of(),
                random.nextInt(3) == 0 ? Ranges.of(new Range(0x10, 0x20 + random.nextInt(16))) : Ranges.NONE,
                random.nextInt(3) == 0 ? Ranges.of(new Range(1, 1 + random.nextInt(8))) : Ranges.NONE,
                Ranges.NONE,
                pkeys(5),
                level);
    }

    private Ranges pkeys(int oneIn) {
        if (random.nextInt(oneIn) != 0) {
            return Ranges.NONE;
        }
        long[] some = LongStream.of(PKEYS).filter(key -> random.nextBoolean()).toArray();
        return Ranges.ofValues(some.length == 0 ? new long[] {0x7fff} : some);
    }

    private OptionalInt sometimes(int minimum, int maximum) {
        return random.nextInt(3) == 0
                ? OptionalInt.of(minimum + random.nextInt(maximum - minimum + 1))
                : OptionalInt.empty();
    }
}
