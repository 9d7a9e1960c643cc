package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Arrays;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.lower.FlagWord;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;

/**
 * OpenSM compares a flag by the letters that are written, in a fixed order, so that {@code s} is {@code scope} and not
 * {@code sl} (osm_prtn_config.c:parse_group_flag).
 */
@AutoService(Rule.class)
public final class AbbreviatedFlag implements PartitionsRule {

    @Override
    public String code() {
        return "partition-flag-abbreviated";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "a flag of which only the first letters are written";
    }

    @Override
    public String fix() {
        return "writes the flag in full, where the letters begin one flag only";
    }

    @Override
    public void check(PartitionFile file, Consumer<Problem> problems) {
        PartitionsRule.flags(file).forEach(flag -> FlagWord.of(PartitionsRule.text(flag.getName()))
                .filter(word -> !word.word().equals(PartitionsRule.text(flag.getName())))
                .map(word -> problem(flag, word))
                .ifPresent(problems));
    }

    /** Where the letters begin one flag only, that one is meant. */
    private static Problem problem(Flag flag, FlagWord word) {
        Problem problem = Problem.at(flag, PartitionsPackage.Literals.FLAG__NAME, message(flag, word));
        String written = PartitionsRule.text(flag.getName());
        boolean clear = Arrays.stream(FlagWord.values())
                        .filter(other -> other.word().startsWith(written))
                        .count()
                == 1;
        return clear ? problem.writing(word.word()) : problem;
    }

    private static String message(Flag flag, FlagWord word) {
        return "OpenSM takes '" + PartitionsRule.text(flag.getName()) + "' for " + word.word()
                + "; write the flag in full";
    }
}
