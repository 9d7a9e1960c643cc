package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.GroupQuantity;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;

/**
 * MTU and rate of a group are IBTA codes. OpenSM keeps an invalid one, although its log says {@code skipped}, and then
 * makes of it what {@link GroupQuantity} says; without a broadcast group the partition has no IPoIB.
 */
@AutoService(Rule.class)
public final class PartitionMtuRateOutOfRange implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-mtu-rate-out-of-range",
                        Category.CORRECTNESS,
                        "an MTU or rate is not a valid code; the multicast group gets another one, or is not made")
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
            return Mtu.ofBytes((int) number);
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
        return switch (word) {
            case MTU -> message(GroupQuantity.MTU, "MTU", number, value);
            case RATE -> message(GroupQuantity.RATE, "rate", number, value);
            default -> Optional.empty();
        };
    }

    private static Optional<String> message(GroupQuantity quantity, String name, long number, String value) {
        return quantity.isCode(number)
                ? Optional.empty()
                : Optional.of(name + " '" + value + "' is not a valid code; OpenSM "
                        + consequence(quantity, name, number) + "; write " + expected(quantity, number));
    }

    private static String consequence(GroupQuantity quantity, String name, long number) {
        if (quantity.isLargestAvailable(number)) {
            return "gives the multicast group the largest " + name + " that all adapters support";
        }
        OptionalInt made = quantity.made(number);
        return made.isPresent()
                ? "uses its lowest 6 bits only, " + made.getAsInt() + " (" + text(quantity, made.getAsInt()) + ")"
                : "makes no multicast group with it";
    }

    private static String expected(GroupQuantity quantity, long number) {
        OptionalInt code = code(quantity == GroupQuantity.MTU ? PartitionFlag.MTU : PartitionFlag.RATE, number);
        if (code.isPresent()) {
            return code.getAsInt() + " for " + number + (quantity == GroupQuantity.MTU ? " bytes" : " Gb/s");
        }
        return quantity.min() + " (" + text(quantity, quantity.min()) + ") to " + quantity.max() + " ("
                + text(quantity, quantity.max()) + ")";
    }

    private static String text(GroupQuantity quantity, int code) {
        return quantity == GroupQuantity.MTU ? Mtu.bytes(code) + " bytes" : Rate.text(code);
    }
}
