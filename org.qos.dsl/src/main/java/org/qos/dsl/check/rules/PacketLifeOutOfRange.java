package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.QosLevel;

/** PacketLifeTime has six bits. OpenSM takes larger ones, and they spill into the selector beside the field
 * (osm_sa_path_record.c:pr_rcv_build_pr). */
@AutoService(Rule.class)
public final class PacketLifeOutOfRange implements PolicyRule {
    private static final Bounds VALUES = new Bounds(0, 63);
    private static final String CONSEQUENCE =
            "; OpenSM keeps its lower eight bits and answers with another selector or packet life";

    @Override
    public String code() {
        return "packet-life-out-of-range";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "a packet life that does not fit into its six bits";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        VALUES.outside(file.getLevels(), Literals.QOS_LEVEL__PACKET_LIVES, QosLevel::getPacketLives, "packet life")
                .map(problem -> syntax == PolicySyntax.OPENSM ? problem.adding(CONSEQUENCE) : problem)
                .forEach(problems);
    }
}
