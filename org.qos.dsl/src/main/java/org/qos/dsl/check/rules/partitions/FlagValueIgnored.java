package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.lower.FlagWord;
import org.qos.dsl.lower.MemberWord;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.runtime.value.Sl;

/**
 * A flag whose value is missing or out of range changes nothing; the log says {@code requires valid value} when it is
 * verbose (osm_prtn_config.c:parse_group_flag).
 */
@AutoService(Rule.class)
public final class FlagValueIgnored implements PartitionsRule {

    @Override
    public String code() {
        return "partition-flag-value";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "a flag whose value OpenSM passes over";
    }

    @Override
    public String fix() {
        return "writes the membership, where one alone is similar";
    }

    @Override
    public void check(PartitionFile file, Consumer<Problem> problems) {
        PartitionsRule.flags(file).forEach(flag -> FlagWord.of(PartitionsRule.text(flag.getName()))
                .flatMap(word -> expected(word, flag))
                .map(expected -> problem(flag, expected))
                .ifPresent(problems));
    }

    private static Problem problem(Flag flag, String expected) {
        Problem problem = Problem.at(
                flag,
                "expected " + PartitionsRule.text(flag.getName()) + "=" + expected + "; OpenSM ignores this flag");
        boolean word = FlagWord.of(PartitionsRule.text(flag.getName()))
                .filter(FlagWord.DEFMEMBER::equals)
                .isPresent();
        return word && flag.getValue() != null
                ? NameSuggestions.TOLERANT.only(flag.getValue(), UnknownMembership.WORDS)
                        .map(near -> problem.fixedBy(written(flag, near)))
                        .orElse(problem)
                : problem;
    }

    private static Fix written(Flag flag, String text) {
        return Fix.replacing(
                NodeModelUtils.findNodesForFeature(flag, PartitionsPackage.Literals.FLAG__VALUE)
                        .get(0)
                        .getTextRegion(),
                text,
                "write " + text);
    }

    /** What the value should be; empty when OpenSM takes the one that is there. */
    private static Optional<String> expected(FlagWord word, Flag flag) {
        String value = PartitionsRule.text(flag.getValue());
        return switch (word) {
            case SL -> unless(isBelow(value, Sl.COUNT), "0 to 15");
            case FLOW_LABEL -> unless(isBelow(value, 1 << 20), "0 to 0xfffff");
            case SCOPE -> unless(isBelow(value, 1 << 4) && CNumber.in(value).value() != 0, "1 to 15");
            case MTU, RATE, Q_KEY, TCLASS -> unless(flag.isValueGiven(), "a number");
            case DEFMEMBER ->
                unless(flag.isValueGiven() && MemberWord.membership(value).isPresent(), "full, limited or both");
            case IPOIB, INDX0 -> Optional.empty();
        };
    }

    private static Optional<String> unless(boolean fine, String expected) {
        return fine ? Optional.empty() : Optional.of(expected);
    }

    private static boolean isBelow(String text, int bound) {
        CNumber number = CNumber.in(text);
        return number.isWhole(text) && Long.compareUnsigned(number.asUnsignedInt(), bound) < 0;
    }
}
