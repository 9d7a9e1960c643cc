package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partition.MemberSelection;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.value.FlowLabel;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.TClass;

/**
 * OpenSM ignores a flag whose value is missing or out of range; with verbose logging, the log says {@code requires
 * valid value} (osm_prtn_config.c:parse_group_flag). Of an MTU, a rate, a Q_Key and a traffic class it reads the digits at
 * the begin; the verbose log says {@code suspicious val} (verify_val).
 */
@AutoService(Rule.class)
public final class PartitionFlagValue implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-flag-value",
                        Category.CORRECTNESS,
                        "the value of a flag is missing, out of range or not a number; OpenSM ignores the flag, or what follows the digits")
                .fix("corrects the membership, where exactly one is similar");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        PartitionsRule.flags(file)
                .filter(flag -> !PartitionsRule.text(flag.getName()).isEmpty())
                .forEach(flag -> PartitionFlag.of(PartitionsRule.text(flag.getName()))
                        .flatMap(word -> violation(word, flag))
                        .ifPresent(violations));
    }

    private static Optional<RuleViolation> violation(PartitionFlag word, Flag flag) {
        if (flag.isValueGiven() && (word == PartitionFlag.IPOIB || word == PartitionFlag.INDX0)) {
            return Optional.of(withoutValue(flag));
        }
        return expected(word, flag)
                .map(expected -> violation(flag, expected))
                .or(() -> UnitOfFlag.in(word, PartitionsRule.text(flag.getValue()))
                        .map(unit -> RuleViolation.at(flag, unit.message(PartitionsRule.text(flag.getName())))))
                .or(() -> word == PartitionFlag.TCLASS ? tclass(flag) : Optional.empty());
    }

    /** OpenSM keeps a traffic class of any size in 8 bits. */
    private static Optional<RuleViolation> tclass(Flag flag) {
        long written = CNumber.in(PartitionsRule.text(flag.getValue())).asUnsignedInt();
        return written <= TClass.MAX
                ? Optional.empty()
                : Optional.of(RuleViolation.at(
                        flag,
                        "traffic class " + written + " is out of range; OpenSM uses its lower eight bits, "
                                + (written & TClass.MAX) + "; expected 0 to " + TClass.MAX));
    }

    private static RuleViolation withoutValue(Flag flag) {
        String name = PartitionsRule.text(flag.getName());
        return RuleViolation.at(
                flag,
                "flag " + name + " has no value; OpenSM ignores '" + PartitionsRule.text(flag.getValue())
                        + "' and sets the flag; write '" + name + "', or nothing to leave it unset");
    }

    private static RuleViolation violation(Flag flag, String expected) {
        RuleViolation violation = RuleViolation.at(
                flag,
                "the value of flag " + PartitionsRule.text(flag.getName())
                        + " is missing or out of range; OpenSM ignores the flag; write " + expected);
        boolean membership = PartitionFlag.of(PartitionsRule.text(flag.getName()))
                .filter(PartitionFlag.DEFMEMBER::equals)
                .isPresent();
        return membership && flag.getValue() != null
                ? NameSuggestions.TOLERANT
                        .only(flag.getValue(), PartitionMembershipUnknown.MEMBERSHIPS)
                        .map(near -> violation.fixedBy(PartitionsRule.writing(flag, near)))
                        .orElse(violation)
                : violation;
    }

    /** The values that OpenSM accepts; empty when it accepts the value of the flag. */
    private static Optional<String> expected(PartitionFlag word, Flag flag) {
        String value = PartitionsRule.text(flag.getValue());
        return switch (word) {
            case SL -> unless(word.takesValue(value), "0 to " + Sl.MAX);
            case FLOW_LABEL -> unless(word.takesValue(value), "0 to 0x" + Integer.toHexString(FlowLabel.MAX));
            case SCOPE -> unless(word.takesValue(value), "1 to " + Mgid.MAX_SCOPE);
            case MTU, RATE -> unless(flag.isValueGiven(), "a number");
            case Q_KEY, TCLASS -> unless(CNumber.in(value).any(), "a number");
            case DEFMEMBER ->
                unless(flag.isValueGiven() && MemberSelection.membership(value).isPresent(), "full, limited or both");
            case IPOIB, INDX0 -> Optional.empty();
        };
    }

    private static Optional<String> unless(boolean fine, String expected) {
        return fine ? Optional.empty() : Optional.of(expected);
    }
}
