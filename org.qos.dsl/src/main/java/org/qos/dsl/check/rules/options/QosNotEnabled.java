package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
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
 * Without {@code qos TRUE} OpenSM sets no tables, reads no policy and gives every partition SL 0
 * (osm_qos.c:osm_qos_setup).
 */
@AutoService(Rule.class)
public final class QosNotEnabled implements OptionsRule, ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "qos-not-enabled",
                        Category.CORRECTNESS,
                        "tables or a policy without the option 'qos TRUE'; OpenSM does not use them")
                .noFix("QoS affects every port, so the author enables it");
    }

    /** Applies to option files, and to policies of either syntax with an option file. */
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
                            "QoS is off; OpenSM sets no tables, and " + table.name()
                                    + " and the other QoS options have no effect; " + advice(file)))
                    .forEach(violations);
        }
    }

    /** The last line of the option counts, so that it is the one to change. */
    private static String advice(OptionsFile file) {
        return file.getOptions().stream()
                .filter(option -> option.getName().equals("qos"))
                .reduce((earlier, later) -> later)
                .map(option -> "change line " + NodeModelUtils.getNode(option).getStartLine() + " to 'qos TRUE'")
                .orElse("add the line 'qos TRUE'");
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        context.fabricContext()
                .options()
                .filter(options -> !options.qos())
                .map(options -> RuleViolation.at(
                        context.file(),
                        "the option file does not enable QoS; OpenSM does not read the policy; write 'qos TRUE' in the"
                                + " option file"))
                .ifPresent(violations);
    }
}
