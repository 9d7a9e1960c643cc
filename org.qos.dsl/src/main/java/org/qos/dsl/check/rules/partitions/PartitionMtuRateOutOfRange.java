package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PartitionFlag;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;

/**
 * MTU and rate of a group are IBTA codes. OpenSM keeps an invalid one, although its log says {@code skipped}, and then
 * cannot make the group: the partition has no IPoIB.
 */
@AutoService(Rule.class)
public final class PartitionMtuRateOutOfRange implements PartitionsRule {

    private static final Map<Long, Integer> MTU_BY_BYTES = Map.of(256L, 1, 512L, 2, 1024L, 3, 2048L, 4, 4096L, 5);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-mtu-rate-out-of-range",
                        Category.CORRECTNESS,
                        "an MTU or rate is not a valid code; OpenSM makes no multicast group")
                .fix(
                        "writes the code of an MTU in place of its number of bytes; editors also offer the code of a rate");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        PartitionsRule.flags(file).filter(Flag::isValueGiven).forEach(flag -> PartitionFlag.of(
                        PartitionsRule.text(flag.getName()))
                .flatMap(word -> violation(word, flag))
                .ifPresent(violations));
    }

    private static Optional<RuleViolation> violation(PartitionFlag word, Flag flag) {
        String value = PartitionsRule.text(flag.getValue());
        Optional<RuleViolation> violation = message(word, value).map(message -> RuleViolation.at(flag, message));
        OptionalInt code = code(word, CNumber.in(value).asUnsignedInt());
        return code.isPresent() && CNumber.in(value).isWhole(value)
                ? violation.map(found -> found.fixedBy(written(word, flag, String.valueOf(code.getAsInt()))))
                : violation;
    }

    /** The code of an MTU in bytes or of a rate in Gb/s. */
    private static OptionalInt code(PartitionFlag word, long number) {
        if (word == PartitionFlag.MTU) {
            return MTU_BY_BYTES.containsKey(number) ? OptionalInt.of(MTU_BY_BYTES.get(number)) : OptionalInt.empty();
        }
        OptionalInt code = word == PartitionFlag.RATE ? Rate.ofGigabits(number) : OptionalInt.empty();
        return code.isPresent() && code.getAsInt() <= Rate.MAX_OPENSM_CODE ? code : OptionalInt.empty();
    }

    /** A rate may also be a code with a surplus digit; no number of bytes is near a code. */
    private static Fix written(PartitionFlag word, Flag flag, String text) {
        Fix fix = PartitionsRule.writing(flag, text);
        return word == PartitionFlag.MTU ? fix : fix.asSuggestion();
    }

    private static Optional<String> message(PartitionFlag word, String value) {
        long number = CNumber.in(value).asUnsignedInt();
        if (word == PartitionFlag.MTU && (number < Mtu.MIN_CODE || number > Mtu.MAX_CODE)) {
            String expected = MTU_BY_BYTES.containsKey(number)
                    ? MTU_BY_BYTES.get(number) + " for " + number + " bytes"
                    : "1 (256 bytes) to 5 (4096 bytes)";
            return Optional.of(notACode("MTU", value, expected));
        }
        return word == PartitionFlag.RATE && (number < Rate.MIN_CODE || number > Rate.MAX_OPENSM_CODE)
                ? Optional.of(notACode("rate", value, "2 (2.5 Gb/s) to 22 (600 Gb/s)"))
                : Optional.empty();
    }

    private static String notACode(String quantity, String value, String expected) {
        return quantity + " '" + value + "' is not a valid code; OpenSM makes no multicast group with it; write "
                + expected;
    }
}
