package org.qos.dsl.check;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What {@code qos generate} and {@code qos convert} report about a policy: that an output differs from it. Each has a page
 * {@code docs/rules/CODE.md}; a code that a rule has as well shares its page, its settings and its suppressions.
 */
public enum ConversionCode implements GradedCode {
    COMMENT_DROPPED(Effect.NOTE, "a comment has no place in the output"),
    ENHANCED_QOS_SHARED_SL(
            Effect.NOTE, "the ports limit an SL to a higher rate than that of one of its levels, or not at all"),
    GROUP_RENAMED(Effect.NOTE, "a group has another name in the output"),
    GUID_RANGE_NARROWED(Effect.NOTE, "a range of GUIDs is replaced by the ports that the fabric has in it"),
    JAVA_CLASS_NAME(Effect.IMPOSSIBLE, "the name of the Java class cannot be used"),
    LEVEL_OUT_OF_RANGE(Effect.IMPOSSIBLE, "a number of a level is out of range"),
    LEVEL_PATH_BITS(Effect.NOTE, "the path bits of a level are left out"),
    LEVEL_QOS_CLASS(Effect.NOTE, "the QoS-Class of a level is left out"),
    LEVEL_RATE_LIMIT(Effect.NOTE, "a rate limit is left out, because OpenSM 3.3 does not know its code"),
    LEVEL_RENAMED(Effect.NOTE, "a level has another name in the output"),
    LEVEL_SN(Effect.NOTE, "the serial numbers of levels are left out or changed"),
    LEVEL_TCLASS(Effect.NOTE, "the traffic class of a level is left out"),
    OPTIONS_POLICY_FILE(Effect.IMPOSSIBLE, "the path of the policy file cannot be written in an option file"),
    OPTIONS_SCOPE(Effect.CHANGES_TABLES, "a scope of qos-setup that the options of OpenSM cannot express"),
    OPTIONS_TABLE(Effect.IMPOSSIBLE, "a table that OpenSM would read as another one"),
    OPTS_WRAPS_VL(Effect.NOTE, "a table names VLs that the ports do not use"),
    PARTITION_EXISTING_GROUPS(Effect.NOTE, "multicast groups that OpenSM already has keep their values"),
    PARTITION_LEVEL_AMBIGUOUS(Effect.CHANGES_GROUPS, "members of a partition get different levels"),
    PARTITION_LEVEL_REFUSES_PKEY(Effect.CHANGES_GROUPS, "the level of a partition excludes its P_Key"),
    PARTITION_NAME(Effect.CHANGES_LEVEL, "a group selects a partition by a name that the output cannot hold"),
    PARTITION_NAME_UNUSABLE(Effect.IMPOSSIBLE, "a partition has a name that OpenSM would read as another one"),
    PARTITION_PACKET_LIFE(Effect.CHANGES_GROUPS, "a broadcast group cannot have the packet lifetime of its level"),
    PARTITION_RATE(Effect.CHANGES_GROUPS, "a broadcast group cannot have the rate of its level"),
    PARTITION_SL_REPLACED(Effect.NOTE, "the SL of a partition is replaced by that of its level"),
    PORT_NAME(Effect.CHANGES_LEVEL, "a port name that the output cannot hold is left out"),
    PORT_NAME_TWO_WORDS(Effect.NOTE, "a port name is read in another way in the output"),
    PORT_NAME_UNUSABLE(Effect.NOTE, "a port name of no port is left out"),
    PORT_NUMBER_OUT_OF_RANGE(Effect.IMPOSSIBLE, "a port number that no port has"),
    QOS_CLASS_OUT_OF_RANGE(Effect.NOTE, "a rule for QoS-Classes above 4095 is left out"),
    SETUP_SCOPE(Effect.NOTE, "a scope of qos-setup is left out of the policy file for OpenSM"),
    TCLASS_CRITERION(Effect.CHANGES_LEVEL, "a rule that compares the traffic class is left out"),
    WIDE_GUID_RANGE(Effect.CHANGES_LEVEL, "a range of GUIDs that is too wide for OpenSM is left out");

    /** How much an output differs from the policy. */
    public enum Effect {
        /** Every request still gets its level. */
        NOTE(Severity.INFO),
        /** Every request still gets its level, but some port keeps a table that the policy wants otherwise. */
        CHANGES_TABLES(Severity.WARNING),
        /** Every request still gets its level, but a multicast group has something that its level does not say. */
        CHANGES_GROUPS(Severity.WARNING),
        /** Some request may get another level; accepted only with {@code --lossy}. */
        CHANGES_LEVEL(Severity.ERROR),
        /** The output would be wrong or unreadable; never accepted. */
        IMPOSSIBLE(Severity.ERROR);

        private final Severity severity;

        Effect(Severity severity) {
            this.severity = severity;
        }
    }

    private static final Map<String, ConversionCode> BY_CODE =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(ConversionCode::code, Function.identity()));

    private final String code;
    private final Effect effect;
    private final String summary;

    ConversionCode(Effect effect, String summary) {
        this.code = name().toLowerCase(Locale.ROOT).replace('_', '-');
        this.effect = effect;
        this.summary = summary;
    }

    /** The kind of difference with that code. */
    public static Optional<ConversionCode> byCode(String code) {
        return Optional.ofNullable(BY_CODE.get(code));
    }

    @Override
    public String code() {
        return code;
    }

    /** How much the output differs. */
    public Effect effect() {
        return effect;
    }

    /** An error unless the output can be used without {@code --lossy}. */
    @Override
    public Severity severity() {
        return effect.severity;
    }

    @Override
    public Category category() {
        return Category.CONVERSION;
    }

    @Override
    public String summary() {
        return summary;
    }

    /** What keeps the output from being written cannot be suppressed. */
    @Override
    public boolean isSuppressible() {
        return severity() != Severity.ERROR;
    }

    /** The code. */
    @Override
    public String toString() {
        return code;
    }
}
