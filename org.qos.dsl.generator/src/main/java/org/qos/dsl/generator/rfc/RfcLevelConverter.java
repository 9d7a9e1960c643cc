package org.qos.dsl.generator.rfc;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.LevelRangeCheck;
import org.qos.dsl.generator.UniqueNames;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/**
 * Levels with the serial number that the RFC syntax asks for, by which rules name them. A level keeps its own number
 * where it has one. The default level is the one named DEFAULT, else that of number 0.
 */
final class RfcLevelConverter {

    private final QosLevel defaultLevel;
    private final ConversionLosses losses;
    private final UniqueNames labels = new UniqueNames();
    private final Set<Long> reserved = new HashSet<>();
    private final Set<Long> given = new HashSet<>();
    private final String defaultLabel;
    private long next = 1;

    RfcLevelConverter(Policy policy, List<QosLevel> levels, ConversionLosses losses) {
        this.defaultLevel = policy.defaultLevel();
        this.losses = losses;
        levels.forEach(level -> level.sn().ifPresent(reserved::add));
        labels.unique(QosLevel.DEFAULT_NAME);
        this.defaultLabel = isFoundAsDefault() ? defaultLevel.name() : QosLevel.DEFAULT_NAME;
    }

    QosLevel convert(QosLevel level) {
        LevelRangeCheck.check(level, losses);
        long sn = serialNumber(level);
        return new QosLevel(
                label(level),
                OptionalLong.of(sn),
                RfcText.nearest(level.use()),
                level.sl(),
                level.mtuLimit(),
                level.rateLimit(),
                level.packetLife(),
                level.qosClass(),
                level.tclass(),
                level.pathBits(),
                level.pkeys());
    }

    private boolean isFoundAsDefault() {
        return defaultLevel.name().equalsIgnoreCase(QosLevel.DEFAULT_NAME) || getsZero(defaultLevel);
    }

    private boolean getsZero(QosLevel level) {
        return level.equals(defaultLevel)
                && level.sn().orElse(0) == 0
                && (level.sn().isPresent() || isFree(0));
    }

    private boolean isFree(long sn) {
        return !reserved.contains(sn) && !given.contains(sn);
    }

    private long serialNumber(QosLevel level) {
        if (level.sn().isPresent() && given.add(level.sn().getAsLong())) {
            return level.sn().getAsLong();
        }
        if (getsZero(level)) {
            given.add(0L);
            return 0;
        }
        while (!isFree(next)) {
            next++;
        }
        given.add(next);
        level.sn()
                .ifPresent(sn -> losses.add(
                        ConversionCode.LEVEL_SN,
                        level,
                        losses.title(level) + " gets the sn " + next + ", because another level has the sn " + sn
                                + "; its rules refer to " + next));
        return next;
    }

    private String label(QosLevel level) {
        String wanted = RfcText.nearest(level.name());
        String label = level.equals(defaultLevel) ? defaultLabel : labels.unique(wanted.isEmpty() ? "level" : wanted);
        losses.renamed(level, label, "");
        return label;
    }
}
