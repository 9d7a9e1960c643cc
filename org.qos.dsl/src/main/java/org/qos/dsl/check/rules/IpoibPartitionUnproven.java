package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.dsl.scoping.PartitionsInResourceSet;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Pkey;

/**
 * OpenSM rejects a policy with an ipoib line unless its partition has two full members in the subnet at that moment
 * (osm_qos_parser_y.y:__validate_pkeys). The partition file shows that a partition is missing; a fabric decides the
 * rest.
 */
@AutoService(Rule.class)
public final class IpoibPartitionUnproven implements OpenSmRule, BindingRule {

    private static final int MIN_FULL_MEMBERS = 2;

    /** Policies in RFC syntax have no ipoib lines. */
    @Override
    public boolean coversSyntax(PolicySyntax syntax) {
        return appliesTo(syntax);
    }

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "ipoib-partition-unproven",
                        Category.SUSPICIOUS,
                        "an ipoib line whose partition may have fewer than two full members")
                .noFix("the author of the partition file knows the members of the partition");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Optional<Partitions> partitions = new PartitionsInResourceSet()
                .partitionsFor(file.eResource())
                .map(found -> PartitionsLowering.lower(found).value());
        for (UlpRule ulp : file.getUlps()) {
            if (ulp.getKind() == UlpKind.IPOIB) {
                violations.accept(violation(ulp, OptionalLong.empty(), "the default partition"));
            } else if (ulp.getKind() == UlpKind.IPOIB_PKEY) {
                violations.accept(violation(ulp, missing(ulp, partitions), "a partition of these P_Keys"));
            }
        }
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        if (bound.policy().fabric().isEmpty() || !appliesTo(bound.context().syntax())) {
            return;
        }
        if (bound.context().partitions().isEmpty()) {
            check(bound.context().file(), bound.context().syntax(), violations);
            return;
        }
        bound.context().file().getUlps().stream()
                .flatMap(ulp -> pkeys(ulp)
                        .mapToObj(pkey -> unusable(ulp, (int) pkey, bound.policy()))
                        .flatMap(Optional::stream)
                        .limit(1))
                .forEach(violations);
    }

    private static Optional<RuleViolation> unusable(UlpRule ulp, int pkey, BoundPolicy bound) {
        Optional<Partition> partition = bound.partitions().byPkey(pkey);
        if (partition.isEmpty()) {
            return Optional.of(violation(ulp, OptionalLong.of(pkey), ""));
        }
        int full = PartitionMembers.of(partition.get(), bound.fabric())
                .full()
                .indices()
                .cardinality();
        if (full >= MIN_FULL_MEMBERS) {
            return Optional.empty();
        }
        return Optional.of(
                mayHaveTheSm(partition.get(), bound)
                        ? violation(ulp, OptionalLong.empty(), "partition " + Pkey.text(pkey))
                        : RuleViolation.at(
                                        ulp,
                                        String.format(
                                                "partition %s has %s in this fabric; OpenSM requires two and rejects the"
                                                        + " policy; add full members, or write 'any, pkey'",
                                                Pkey.text(pkey), full == 0 ? "no full member" : "only one full member"))
                                .as(Severity.ERROR)
                                .opensm(Verdict.REJECTS));
    }

    private static boolean mayHaveTheSm(Partition partition, BoundPolicy bound) {
        return bound.fabric().smPort().isEmpty() && partition.selects(PartitionMember.Selection.SELF);
    }

    /** The P_Keys whose partitions a line needs. */
    private static LongStream pkeys(UlpRule ulp) {
        return switch (ulp.getKind()) {
            case IPOIB -> LongStream.of(Pkey.DEFAULT);
            case IPOIB_PKEY -> ulp.getRanges().stream().flatMapToLong(IpoibPartitionUnproven::pkeys);
            default -> LongStream.empty();
        };
    }

    private static RuleViolation violation(UlpRule ulp, OptionalLong missing, String what) {
        return missing.isPresent()
                ? RuleViolation.at(
                                ulp,
                                "partition " + Pkey.text(missing.getAsLong())
                                        + " does not exist; OpenSM rejects the policy; define it, or write another"
                                        + " P_Key")
                        .as(Severity.ERROR)
                        .opensm(Verdict.REJECTS)
                : RuleViolation.at(
                                ulp,
                                what + " may have fewer than two full members in the subnet; OpenSM then rejects the"
                                        + " policy; write 'any, pkey', which OpenSM accepts without members")
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
        long first = Pkey.base(range.getFirst());
        long last = range.getLast() == null ? first : Pkey.base(range.getLast());
        return LongStream.rangeClosed(Math.min(first, last), Math.max(first, last));
    }
}
