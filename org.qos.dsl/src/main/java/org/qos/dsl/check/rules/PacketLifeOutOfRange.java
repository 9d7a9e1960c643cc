package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/** PacketLifeTime has six bits. OpenSM accepts larger values, and they overwrite the selector next to the field
 * (osm_sa_path_record.c:pr_rcv_build_pr). */
@AutoService(Rule.class)
public final class PacketLifeOutOfRange implements PolicyRule {

    private static final RangeCheck VALUES = RangeCheck.of("packet lifetime", ValueKind.PACKET_LIFE);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "packet-life-out-of-range",
                        Category.CORRECTNESS,
                        "a packet lifetime outside 0 to 63, its six bits")
                .noFix("the author knows which time is intended");
    }

    private static final String EFFECT =
            "OpenSM keeps its lower eight bits and answers with another selector or packet lifetime";

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        VALUES.outside(file.getLevels(), Literals.QOS_LEVEL__PACKET_LIVES, RangeCheck.effect(EFFECT, syntax))
                .forEach(violations);
    }
}
