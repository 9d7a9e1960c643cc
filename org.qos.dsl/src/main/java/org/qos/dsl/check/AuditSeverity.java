package org.qos.dsl.check;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qos.analysis.audit.AuditFinding;

/** The codes and severities of what an audit finds; {@code docs/audit.md} explains each. */
public final class AuditSeverity {

    private AuditSeverity() {}

    /** The severity of a kind. */
    public static Severity of(AuditFinding.Kind kind) {
        return switch (kind) {
            case CREDIT_LOOP, FORWARDING_LOOP, VL_BEYOND_LINK, VL_WITHOUT_WEIGHT -> Severity.ERROR;
            case LID_NOT_ROUTED,
                    SL_DROPPED_ON_PATH,
                    VL_STARVED,
                    SLS_SHARE_VL,
                    IPOIB_DEPENDS_ON_NODE,
                    PORT_NAME_DEPENDS_ON_CABLE,
                    PARTITION_ON_ONE_NODE -> Severity.WARNING;
            case WEIGHT_BELOW_PACKET, NOT_CHECKED -> Severity.INFO;
        };
    }

    /** The code of a kind, such as {@code credit-loop}. */
    public static String code(AuditFinding.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The kind with a code. */
    public static Optional<AuditFinding.Kind> byCode(String code) {
        return Arrays.stream(AuditFinding.Kind.values())
                .filter(kind -> code(kind).equals(code))
                .findFirst();
    }

    /** The codes of all kinds. */
    public static List<String> codes() {
        return Arrays.stream(AuditFinding.Kind.values())
                .map(AuditSeverity::code)
                .toList();
    }
}
