package org.qos.dsl.ide.semantics;

import java.util.Optional;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.request.WellKnownService;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.Rate;

/** Describes numbers that are codes. */
public final class CodeDescriptions {

    private CodeDescriptions() {}

    /**
     * The meaning of the number at a position, such as {@code 40 Gb/s}; empty if it is not a code, or an unknown one.
     */
    public static Optional<String> meaning(ValueNode value) {
        return value.number().flatMap(number -> meaning(value, number));
    }

    private static Optional<String> meaning(ValueNode value, long number) {
        EStructuralFeature entry = value.entry();
        if (value.owner() instanceof Option option && entry == OptionsPackage.Literals.OPTION__VALUE) {
            return OptionCodeDescriptions.meaning(option.getName(), number);
        }
        if (isFlag(value, PartitionFlag.RATE)) {
            return rate(number);
        }
        if (isFlag(value, PartitionFlag.MTU)) {
            return mtu(number);
        }
        return isServiceIdOfUlp(value)
                ? WellKnownService.describe(number)
                : PolicyBlocks.filling(entry).flatMap(type -> meaning(type.value(), number));
    }

    private static Optional<String> meaning(ValueKind kind, long number) {
        return switch (kind) {
            case RATE -> rate(number);
            case MTU -> mtu(number);
            case PACKET_LIFE ->
                PacketLife.isCode(number) ? Optional.of(PacketLife.text((int) number)) : Optional.empty();
            case SERVICE_IDS -> WellKnownService.describe(number);
            default -> Optional.empty();
        };
    }

    /** Whether a value is an SL. */
    public static boolean isSl(ValueNode value) {
        return value.is(Literals.QOS_LEVEL__SLS)
                || value.is(Literals.ULP_RULE__SL)
                || isFlag(value, PartitionFlag.SL)
                || value.owner() instanceof Option option
                        && value.is(OptionsPackage.Literals.OPTION__VALUE)
                        && "sm_sl".equals(option.getName());
    }

    private static boolean isServiceIdOfUlp(ValueNode value) {
        return value.entry() == Literals.ULP_RULE__RANGES
                && value.owner() instanceof UlpRule ulp
                && ulp.getKind() == UlpKind.ANY_SERVICE_ID;
    }

    private static boolean isFlag(ValueNode value, PartitionFlag wanted) {
        return value.is(PartitionsPackage.Literals.FLAG__VALUE)
                && value.owner() instanceof Flag flag
                && flag.getName() != null
                && PartitionFlag.of(flag.getName()).filter(wanted::equals).isPresent();
    }

    private static Optional<String> rate(long code) {
        return code <= Rate.MAX_CODE && Rate.isCode((int) code) ? Optional.of(Rate.text((int) code)) : Optional.empty();
    }

    private static Optional<String> mtu(long code) {
        return code <= Mtu.MAX_CODE && Mtu.isCode((int) code)
                ? Optional.of(Mtu.bytes((int) code) + " bytes")
                : Optional.empty();
    }
}
