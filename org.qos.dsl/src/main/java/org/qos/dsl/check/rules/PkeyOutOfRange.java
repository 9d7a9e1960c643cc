package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.MultiLanguageRule;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Pkey;

/**
 * A P_Key has 16 bits (IBTA vol. 1, 10.9). OpenSM cuts a larger one to 15 bits and uses another partition
 * (osm_qos_parser_y.y:__pkey_rangelist2rangearr, osm_prtn_config.c:partition_create); for a partition whose bits are 0 it
 * chooses a P_Key (osm_prtn.c:osm_prtn_make_new).
 */
@AutoService(Rule.class)
public final class PkeyOutOfRange implements MultiLanguageRule {

    private static final RangeCheck PKEYS = RangeCheck.of("P_Key", ValueKind.PKEYS);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "pkey-out-of-range", Category.CORRECTNESS, "a P_Key outside 0 to 0xffff, its 16 bits")
                .noFix("the author knows which P_Key is intended");
    }

    @Override
    public List<Class<? extends EObject>> roots() {
        return List.of(PolicyFile.class, PartitionFile.class);
    }

    @Override
    public void check(EObject file, Consumer<RuleViolation> violations) {
        if (file instanceof PolicyFile policy) {
            PolicySyntax syntax = Language.of(file.eResource()).syntax().orElseThrow();
            check(policy, syntax, violations);
        } else if (file instanceof PartitionFile partitions) {
            partitions.getDefinitions().stream()
                    .flatMap(PkeyOutOfRange::ofPartition)
                    .map(violation -> violation.as(Severity.WARNING))
                    .forEach(violations);
        }
    }

    private static Stream<RuleViolation> ofPartition(PartitionDefinition definition) {
        return PartitionHead.pkeyText(definition)
                .filter(text -> CNumber.in(text).isWhole(text))
                .map(text -> CNumber.in(text).value())
                .filter(pkey -> !PKEYS.contains(pkey))
                .map(pkey -> PKEYS.at(
                        definition,
                        definition.isPkeyGiven()
                                ? PartitionsPackage.Literals.PARTITION_DEFINITION__PKEY
                                : PartitionsPackage.Literals.PARTITION_DEFINITION__NAME,
                        pkey,
                        PkeyOutOfRange::effectInPartitions))
                .stream();
    }

    private static String effectInPartitions(long pkey) {
        return Pkey.base(pkey) == 0
                ? "OpenSM uses its lower 15 bits, which are 0, and chooses a free P_Key in their place"
                : effect(pkey);
    }

    private static String effect(long pkey) {
        return "OpenSM uses its lower 15 bits, " + Pkey.text(Pkey.base(pkey));
    }

    private static void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        LongFunction<String> effect = syntax == PolicySyntax.OPENSM ? PkeyOutOfRange::effect : RangeCheck.IN_RFC;
        Stream.of(
                        file.getPortGroups().stream().flatMap(group -> group.getPkeys().stream()),
                        file.getLevels().stream().flatMap(level -> level.getPkeys().stream()),
                        file.getRules().stream().flatMap(rule -> rule.getPkeys().stream()),
                        file.getUlps().stream()
                                .filter(PkeyRangeCrossesMembership::hasPkeys)
                                .flatMap(line -> line.getRanges().stream()))
                .flatMap(pkeys -> PKEYS.outside(pkeys, effect))
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.as(Severity.WARNING) : violation)
                .forEach(violations);
    }
}
