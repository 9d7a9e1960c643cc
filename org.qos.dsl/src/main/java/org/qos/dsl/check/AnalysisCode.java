package org.qos.dsl.check;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.qos.analysis.audit.AuditFinding;

/**
 * What {@code qos audit} reports about a fabric with its policy, and what editors report about a test that failed. Each has a
 * page {@code docs/rules/CODE.md}; a code that a rule has as well shares its page and its settings.
 */
public enum AnalysisCode implements GradedCode {
    CREDIT_LOOP(Severity.ERROR, Category.AUDIT, "buffers of links can wait for each other in a cycle"),
    FORWARDING_LOOP(Severity.ERROR, Category.AUDIT, "switches forward packets in a loop"),
    LID_NOT_ROUTED(Severity.WARNING, Category.AUDIT, "paths to a LID do not arrive"),
    VL_BEYOND_LINK(
            Severity.ERROR, Category.AUDIT, "SL2VL maps an SL that paths have to a VL that the link does not use"),
    VL_WITHOUT_WEIGHT(Severity.ERROR, Category.AUDIT, "a VL that paths use has no weight in either arbitration table"),
    SL_DROPPED_ON_PATH(Severity.WARNING, Category.AUDIT, "SL2VL drops an SL that the policy gives on a path"),
    MULTICAST_NOT_SERVED(
            Severity.ERROR,
            Category.AUDIT,
            "packets of a multicast group are dropped or never sent at ports next to its members"),
    VL_STARVED(
            Severity.WARNING,
            Category.AUDIT,
            "VLHighLimit is 255 (no limit), so a VL that only the low-priority table serves may starve"),
    WEIGHT_BELOW_PACKET(Severity.INFO, Category.AUDIT, "a weight is smaller than a packet, and others differ from it"),
    SLS_SHARE_VL(Severity.WARNING, Category.AUDIT, "SLs with separate VLs share one on links with fewer VLs"),
    IPOIB_DEPENDS_ON_NODE(
            Severity.WARNING,
            Category.AUDIT,
            "the loss of a node makes OpenSM reject the policy, because of an ipoib line"),
    PORT_NAME_DEPENDS_ON_CABLE(
            Severity.WARNING,
            Category.AUDIT,
            "the loss of a cable makes OpenSM reject the policy, because of a port-name"),
    PARTITION_ON_ONE_NODE(Severity.WARNING, Category.AUDIT, "all members of a partition are ports of one node"),
    NOT_CHECKED(Severity.INFO, Category.AUDIT, "something that a check needs is unknown"),
    TEST_FAILED(Severity.ERROR, Category.TEST, "an expectation of a test does not hold");

    private final String code;
    private final Severity severity;
    private final Category category;
    private final String summary;

    AnalysisCode(Severity severity, Category category, String summary) {
        this.code = name().toLowerCase(Locale.ROOT).replace('_', '-');
        this.severity = severity;
        this.category = category;
        this.summary = summary;
    }

    /** What has a code. */
    public static Optional<AnalysisCode> byCode(String code) {
        return Arrays.stream(values()).filter(some -> some.code.equals(code)).findFirst();
    }

    /** The code of what an audit finds. */
    public static AnalysisCode of(AuditFinding.Kind kind) {
        return valueOf(kind.name());
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Severity severity() {
        return severity;
    }

    @Override
    public Category category() {
        return category;
    }

    @Override
    public String summary() {
        return summary;
    }

    /** Comments in the policy suppress what an audit finds; a test that fails belongs to another file. */
    @Override
    public boolean isSuppressible() {
        return category == Category.AUDIT;
    }

    /** OpenSM and the commands use the files nevertheless. */
    @Override
    public boolean isBlocking() {
        return false;
    }

    /** The code. */
    @Override
    public String toString() {
        return code;
    }
}
