package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Ports of SDP, RDS and iSER have 16 bits. OpenSM rejects a policy with a higher one: "SDP port number out of range",
 * for all three (osm_qos_parser_y.y).
 */
@AutoService(Rule.class)
public final class UlpPortOutOfRange implements OpenSmRule {

    private static final RangeCheck PORTS = RangeCheck.of("port", ValueKind.SERVICE_PORTS);
    private static final Set<UlpKind> WITH_PORTS =
            EnumSet.of(UlpKind.SDP_PORT_NUM, UlpKind.RDS_PORT_NUM, UlpKind.ISER_PORT_NUM);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "ulp-port-out-of-range", Category.CORRECTNESS, "a port of SDP, RDS or iSER above 65535")
                .noFix("the author knows which port is intended");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getUlps().stream()
                .filter(ulp -> WITH_PORTS.contains(ulp.getKind()))
                .flatMap(ulp -> PORTS.outside(ulp.getRanges().stream(), port -> RangeCheck.REJECTED))
                .map(violation -> violation.opensm(Verdict.REJECTS))
                .forEach(violations);
    }
}
