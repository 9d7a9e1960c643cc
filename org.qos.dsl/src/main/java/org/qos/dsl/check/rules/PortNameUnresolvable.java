package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.project.Language;

/** OpenSM refuses a policy that names a port of a known node which is not linked to the subnet, and does not check the number against the ports of the node: one that is far greater crashes it (osm_qos_parser_y.y, osm_node.h:osm_node_get_physp_ptr). */
@AutoService(Rule.class)
public final class PortNameUnresolvable implements OpenSmRule {

    @Override
    public String code() {
        return "port-name-unresolvable";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "port names, with which the fabric decides whether OpenSM takes the file";
    }

    @Override
    public void check(PolicyFile file, Language language, Consumer<Problem> problems) {
        file.getPortGroups().stream()
                .filter(group -> group.getPortNames().stream().anyMatch(MalformedPortName::isReadByOpenSm))
                .map(group -> Problem.at(
                                group,
                                Literals.PORT_GROUP__PORT_NAMES,
                                0,
                                "OpenSM refuses the policy while a port named here is not linked, and may crash when the"
                                        + " node has no such port; a port-guid does not depend on that")
                        .opensm(Verdict.DEPENDS))
                .forEach(problems);
    }
}
