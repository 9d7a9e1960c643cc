package org.qos.dsl.generator.opensm;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.LevelRangeCheck;
import org.qos.dsl.generator.UniqueNames;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Rate;

/** Levels as OpenSM can express them (OpenSM osm_qos_parser_y.y, qos-level; osm_qos_policy.c). */
final class LevelConverter {

    private final QosLevel defaultLevel;
    private final String defaultLabel;
    private final UniqueNames labels = new UniqueNames();
    private final ConversionLosses losses;
    private boolean snLossNamed;

    LevelConverter(QosLevel defaultLevel, ConversionLosses losses) {
        this.defaultLevel = defaultLevel;
        this.losses = losses;
        boolean named = defaultLevel.name().equalsIgnoreCase(QosLevel.DEFAULT_NAME);
        this.defaultLabel = labels.unique(named ? defaultLevel.name() : QosLevel.DEFAULT_NAME);
    }

    QosLevel convert(QosLevel level) {
        LevelRangeCheck.check(level, losses);
        nameWhatIsNotReturned(level);
        return new QosLevel(
                label(level),
                OptionalLong.empty(),
                OpenSmString.nearest(level.use()),
                level.sl(),
                level.mtuLimit(),
                rateLimit(level),
                level.packetLife(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Ranges.NONE,
                level.pkeys());
    }

    private String label(QosLevel level) {
        String label = level.equals(defaultLevel) ? defaultLabel : labels.unique(nameOf(level));
        losses.renamed(level, label, " for OpenSM");
        boolean snIsLost = level.sn().stream().anyMatch(sn -> !label.equals(Long.toUnsignedString(sn)));
        if (snIsLost && !snLossNamed) {
            losses.add(
                    ConversionCode.LEVEL_SN, level, "the sn of levels is left out: OpenSM knows levels by name only");
            snLossNamed = true;
        }
        return label;
    }

    private static String nameOf(QosLevel level) {
        String name = OpenSmString.nearest(level.name());
        return name.isEmpty() ? "level" : name;
    }

    private OptionalInt rateLimit(QosLevel level) {
        if (level.rateLimit().orElse(0) <= Rate.MAX_OPENSM_CODE) {
            return level.rateLimit();
        }
        losses.add(
                ConversionCode.LEVEL_RATE_LIMIT,
                level,
                "the rate-limit " + level.rateLimit().getAsInt() + " of " + losses.title(level)
                        + " is left out: OpenSM 3.3.23 rejects codes above 22; check that no client relies on the"
                        + " limit");
        return OptionalInt.empty();
    }

    private void nameWhatIsNotReturned(QosLevel level) {
        level.tclass()
                .ifPresent(tclass -> leftOut(ConversionCode.LEVEL_TCLASS, level, "tclass", "OpenSM answers TClass 0"));
        level.qosClass()
                .ifPresent(qosClass ->
                        leftOut(ConversionCode.LEVEL_QOS_CLASS, level, "qos-class", "OpenSM answers QoS-Class 0"));
        if (!level.pathBits().isEmpty()) {
            leftOut(ConversionCode.LEVEL_PATH_BITS, level, "path-bits", "OpenSM ignores it; remove it");
        }
    }

    private void leftOut(ConversionCode code, QosLevel level, String entry, String why) {
        losses.add(code, level, "the " + entry + " of " + losses.title(level) + " is left out: " + why);
    }
}
