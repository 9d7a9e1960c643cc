package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The path bits of a level are not used by OpenSM (osm_qos_policy.h, path_bits_range_arr); it chooses paths in the
 * order of LIDs.
 */
@AutoService(Rule.class)
public final class PathBitsIgnored implements OpenSmRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "path-bits-ignored", Category.CORRECTNESS, "path bits of a level, which OpenSM ignores")
                .noFix("the author knows the purpose of the bits, and whether something else can serve it");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getLevels().stream()
                .filter(level -> !level.getPathBits().isEmpty())
                .map(level -> RuleViolation.at(
                        level,
                        Literals.QOS_LEVEL__PATH_BITS,
                        0,
                        "path-bits has no effect; OpenSM answers with the LIDs of a port in their order; remove the"
                                + " entry"))
                .forEach(violations);
    }
}
