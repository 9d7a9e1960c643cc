package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.partitions.PortMember;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;

/** OpenSM reads numbers with strtoul and base 0: 010 is 8 (osm_prtn_config.c:partition_create, parse_group_flag, partition_add_port). */
@AutoService(Rule.class)
public final class PartitionOctalNumber implements PartitionsRule {

    private static final Pattern OCTAL = Pattern.compile("0+([1-9][0-9]+|[89])");

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-octal-number",
                        Category.SUSPICIOUS,
                        "a number with a leading zero, which OpenSM reads as octal")
                .noFix("the author knows whether the octal number that OpenSM reads or another one is intended");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        file.getDefinitions().stream()
                .map(PartitionOctalNumber::pkey)
                .flatMap(Optional::stream)
                .forEach(violations);
        PartitionsRule.flags(file)
                .filter(flag -> PartitionFlag.of(PartitionsRule.text(flag.getName()))
                        .filter(PartitionFlag::isOfGroup)
                        .isPresent())
                .map(PartitionOctalNumber::value)
                .flatMap(Optional::stream)
                .forEach(violations);
        PartitionsRule.ports(file)
                .filter(member -> isOctal(PartitionsRule.text(member.getPort())))
                .map(PartitionOctalNumber::guid)
                .forEach(violations);
    }

    private static RuleViolation guid(PortMember member) {
        String text = member.getPort();
        String read = "the GUID " + Guid.text(CNumber.in(text).value());
        return RuleViolation.at(member, PartitionsPackage.Literals.PORT_MEMBER__PORT, message(text, read, "0x" + text))
                .suggesting("0x" + text);
    }

    private static Optional<RuleViolation> pkey(PartitionDefinition definition) {
        return PartitionHead.pkeyText(definition)
                .filter(PartitionOctalNumber::isOctal)
                .map(text -> RuleViolation.at(
                                definition,
                                PartitionsRule.pkeyFeature(definition),
                                message(
                                        text,
                                        "P_Key " + Pkey.text(CNumber.in(text).value()),
                                        "0x" + digits(text)))
                        .suggesting("0x" + digits(text)));
    }

    private static Optional<RuleViolation> value(Flag flag) {
        String text = PartitionsRule.text(flag.getValue());
        return isOctal(text)
                ? Optional.of(RuleViolation.at(
                        flag,
                        PartitionsPackage.Literals.FLAG__VALUE,
                        message(text, Long.toString(CNumber.in(text).value()), digits(text))))
                : Optional.empty();
    }

    private static String message(String text, String read, String other) {
        return "the leading 0 makes '" + text + "' an octal number; OpenSM reads " + read + "; write that, or " + other;
    }

    private static boolean isOctal(String text) {
        return OCTAL.matcher(text).matches() && CNumber.in(text).isWhole(text);
    }

    private static String digits(String octal) {
        return octal.replaceFirst("^0+", "");
    }
}
