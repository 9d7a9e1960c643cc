package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.scoping.NameSuggestions;

/**
 * OpenSM ignores a flag that it does not know; with verbose logging, the log says {@code unrecognized partition flag}
 * (osm_prtn_config.c:partition_add_flag).
 */
@AutoService(Rule.class)
public final class PartitionFlagUnknown implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-flag-unknown", Category.CORRECTNESS, "a flag is unknown to OpenSM, which ignores it")
                .fix("corrects the flag, where exactly one known flag is similar and takes such a value")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        for (PartitionDefinition definition : file.getDefinitions()) {
            definition.getFlags().stream()
                    .filter(flag -> word(flag).isEmpty())
                    .map(flag -> violation(flag, Arrays.stream(PartitionFlag.values())))
                    .forEach(violations);
            PartitionsRule.groups(definition)
                    .flatMap(group -> group.getFlags().stream())
                    .filter(flag -> word(flag).filter(PartitionFlag::isOfGroup).isEmpty())
                    .map(flag -> violation(
                            flag, Arrays.stream(PartitionFlag.values()).filter(PartitionFlag::isOfGroup)))
                    .forEach(violations);
        }
    }

    private static Optional<PartitionFlag> word(Flag flag) {
        return PartitionFlag.of(PartitionsRule.text(flag.getName()));
    }

    private static RuleViolation violation(Flag flag, Stream<PartitionFlag> flags) {
        List<String> known = flags.map(PartitionFlag::keyword).toList();
        String written = PartitionsRule.text(flag.getName());
        List<String> words = List.of(written.split("[ \\t]+"));
        if (words.size() > 1 && known.containsAll(words)) {
            return missingComma(flag, words);
        }
        RuleViolation violation = RuleViolation.at(
                flag,
                PartitionsPackage.Literals.FLAG__NAME,
                "unknown flag '" + Shortened.of(written) + "'; OpenSM ignores it; write one of "
                        + String.join(", ", known));
        return NameSuggestions.TOLERANT
                .only(written, known)
                .map(near -> hasValueOf(near, flag) ? violation.writing(near) : violation.suggesting(near))
                .orElse(violation);
    }

    /** The author knows whether one of the flags had a value before. */
    private static RuleViolation missingComma(Flag flag, List<String> words) {
        return RuleViolation.at(
                        flag,
                        PartitionsPackage.Literals.FLAG__NAME,
                        "there is no comma between '" + String.join("' and '", words)
                                + "'; OpenSM reads one unknown flag, and ignores it; write a comma between flags")
                .suggesting(String.join(", ", words));
    }

    /**
     * Whether what is written as the value fits the flag; otherwise a part of the flag may be in its value. Before a P_Key it may be
     * a part of the name.
     */
    private static boolean hasValueOf(String keyword, Flag flag) {
        String value = PartitionsRule.text(flag.getValue());
        boolean headless = flag.eContainer() instanceof PartitionDefinition definition && definition.getPkey() == null;
        if (headless || PartitionsRule.text(flag.getName()).matches(".*\\s.*")) {
            return false;
        }
        return switch (PartitionFlag.of(keyword).orElseThrow()) {
            case IPOIB, INDX0 -> !flag.isValueGiven();
            case DEFMEMBER -> PartitionMembershipUnknown.MEMBERSHIPS.contains(value);
            default ->
                flag.isValueGiven() && !value.isEmpty() && CNumber.in(value).isWhole(value);
        };
    }
}
