package org.qos.analysis.difference;

import java.util.EnumSet;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Rate;

/** What of a QoS level can differ between two policies. */
public enum LevelAspect {
    /** By what the level is called; a path does not get it. */
    NAME("name", QosLevel::name, QosLevel::name),
    /** The service level. */
    SL("SL", QosLevel::sl, level -> Integer.toString(level.sl())),
    /** The maximum MTU. */
    MTU_LIMIT("MTU limit", QosLevel::mtuLimit, level -> limit(level.mtuLimit(), LevelAspect::bytes)),
    /** The maximum rate. */
    RATE_LIMIT("rate limit", QosLevel::rateLimit, level -> limit(level.rateLimit(), Rate::text)),
    /** The maximum packet lifetime. */
    PACKET_LIFE("packet lifetime", QosLevel::packetLife, level -> limit(level.packetLife(), PacketLife::text)),
    /** The QoS-Class in the record. */
    QOS_CLASS("QoS-Class", QosLevel::qosClass, level -> limit(level.qosClass(), String::valueOf)),
    /** The TClass in the record. */
    TCLASS("TClass", QosLevel::tclass, level -> limit(level.tclass(), String::valueOf)),
    /** The low bits of the destination LID. */
    PATH_BITS("path bits", QosLevel::pathBits, level -> ranges(level.pathBits(), "none", String::valueOf)),
    /** The P_Keys that a path may use. */
    PKEYS("P_Keys", QosLevel::pkeys, level -> ranges(level.pkeys(), "any", Pkey::text));

    private final String title;
    private final Function<QosLevel, Object> value;
    private final Function<QosLevel, String> text;

    LevelAspect(String title, Function<QosLevel, Object> value, Function<QosLevel, String> text) {
        this.title = title;
        this.value = value;
        this.text = text;
    }

    /** What it is called in messages, such as {@code rate limit}. */
    public String title() {
        return title;
    }

    /** The value of a level as text, such as {@code 10 Gb/s}; {@code none} or {@code any} where the level does not state it. */
    public String text(QosLevel level) {
        return text.apply(level);
    }

    /** The aspects in which two levels differ. */
    public static Set<LevelAspect> differing(QosLevel before, QosLevel after) {
        EnumSet<LevelAspect> differing = EnumSet.allOf(LevelAspect.class);
        differing.removeIf(aspect -> Objects.equals(aspect.value.apply(before), aspect.value.apply(after)));
        return differing;
    }

    private static String bytes(int code) {
        return Mtu.isCode(code) ? Mtu.bytes(code) + " bytes" : "MTU code " + code;
    }

    private static String limit(OptionalInt value, Function<Integer, String> format) {
        return value.isPresent() ? format.apply(value.getAsInt()) : "none";
    }

    private static String ranges(Ranges ranges, String none, Function<Long, String> format) {
        return ranges.isEmpty()
                ? none
                : ranges.ranges().stream()
                        .map(range -> range.text(format::apply))
                        .collect(Collectors.joining(", "));
    }
}
