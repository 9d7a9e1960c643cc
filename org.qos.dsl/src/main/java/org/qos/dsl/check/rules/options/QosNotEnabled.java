package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Without {@code qos TRUE} OpenSM sets no tables, reads no policy and makes every partition SL 0 (osm_qos.c:
 * osm_qos_setup).
 */
@AutoService(Rule.class)
public final class QosNotEnabled implements OptionsRule, ContextRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "qos-not-enabled",
                    Category.CORRECTNESS,
                    "tables or a policy that OpenSM does not use because qos is not TRUE")
            .noFix("QoS changes what every port does, so the author switches it on");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    /** It looks at option files, and at policies of either spelling next to one. */
    @Override
    public boolean appliesTo(PolicySyntax syntax) {
        return true;
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        SmOptions options = OptionsLowering.lower(file).value();
        if (!options.qos()) {
            TableOption.all(file)
                    .limit(1)
                    .map(table -> OptionsRule.atName(
                            table.option(),
                            "OpenSM sets no tables without the line 'qos TRUE'; " + table.name()
                                    + " and the other QoS options have no effect"))
                    .forEach(violations);
        }
    }

    @Override
    public void check(PolicyContext project, Consumer<RuleViolation> violations) {
        project.fabricContext()
                .options()
                .filter(options -> !options.qos())
                .map(options -> RuleViolation.at(
                        project.file(),
                        "OpenSM does not read a policy with this option file, which lacks the line 'qos TRUE'"))
                .ifPresent(violations);
    }
}
