package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.dsl.project.Language;
import org.qos.dsl.project.PartitionsInResourceSet;
import org.qos.runtime.partition.Partitions;

/** OpenSM refuses a policy with an ipoib line whose P_Key is of no partition with two full members in the subnet at that moment
 * (osm_qos_parser_y.y:__validate_pkeys). Without the partition file that cannot be told; with it, only that a partition is missing. */
@AutoService(Rule.class)
public final class IpoibPartitionUnproven implements OpenSmRule {
    private static final long PARTITION = 0x7fff;

    @Override
    public String code() {
        return "ipoib-partition-unproven";
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
        return "an ipoib line that makes OpenSM refuse the policy unless the partition has two full members";
    }

    @Override
    public void check(PolicyFile file, Language language, Consumer<Problem> problems) {
        Optional<Partitions> partitions = new PartitionsInResourceSet()
                .partitionsFor(file.eResource())
                .map(found -> PartitionsLowering.lower(found).value());
        for (UlpRule ulp : file.getUlps()) {
            if (ulp.getKind() == UlpKind.IPOIB) {
                problems.accept(problem(ulp, OptionalLong.empty(), "the default partition"));
            } else if (ulp.getKind() == UlpKind.IPOIB_PKEY) {
                problems.accept(problem(ulp, missing(ulp, partitions), "each partition of these P_Keys"));
            }
        }
    }

    private static Problem problem(UlpRule ulp, OptionalLong missing, String what) {
        return missing.isPresent()
                ? Problem.at(
                                ulp,
                                String.format(
                                        "there is no partition 0x%04x; OpenSM refuses the policy", missing.getAsLong()))
                        .as(Severity.ERROR)
                        .opensm(Verdict.REJECTS)
                : Problem.at(
                                ulp,
                                "OpenSM refuses the whole policy while " + what
                                        + " has less than two full members in the subnet; 'any, pkey' asks for none")
                        .opensm(Verdict.DEPENDS);
    }

    /** The first P_Key of the line that the partition file does not define, when there is a file. */
    private static OptionalLong missing(UlpRule ulp, Optional<Partitions> partitions) {
        return partitions
                .map(known -> ulp.getRanges().stream()
                        .flatMapToLong(IpoibPartitionUnproven::pkeys)
                        .filter(pkey -> known.byPkey((int) pkey).isEmpty())
                        .findFirst())
                .orElse(OptionalLong.empty());
    }

    private static LongStream pkeys(Range range) {
        long first = range.getFirst() & PARTITION;
        long last = range.getLast() == null ? first : range.getLast() & PARTITION;
        return LongStream.rangeClosed(Math.min(first, last), Math.max(first, last));
    }
}
