package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.fabric.file.GeneratedMark;
import org.qos.runtime.policy.PolicySyntax;

/**
 * OpenSM does not use the tables of this section (osm_qos_policy.h, vlarb_tables and sl2vl_tables); those of ports come
 * from its option file. A file that {@code qos generate} wrote, and that was not edited since, is accepted: the option file next to
 * it has the tables, and the section says what they are made from.
 */
@AutoService(Rule.class)
public final class QosSetupIgnored implements OpenSmRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "qos-setup-ignored",
                        Category.CORRECTNESS,
                        "a qos-setup section, which OpenSM reads but does not use")
                .noFix("the tables belong in the option file, which `qos generate` writes");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getScopes().stream()
                .limit(1)
                .filter(scope -> !isGenerated(file))
                .map(scope -> RuleViolation.at(
                        scope,
                        "qos-setup has no effect; OpenSM takes its tables from the option file; write that file with"
                                + " 'qos generate'"))
                .forEach(violations);
    }

    private static boolean isGenerated(PolicyFile file) {
        String text = NodeModelUtils.getNode(file).getRootNode().getText();
        return GeneratedMark.isIntact(text.getBytes(StandardCharsets.UTF_8));
    }
}
