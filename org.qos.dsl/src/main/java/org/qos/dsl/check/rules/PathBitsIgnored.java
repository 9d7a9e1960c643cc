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

/**
 * The path bits of a level have no reader in OpenSM (osm_qos_policy.h, path_bits_range_arr); paths are chosen by the
 * order of LIDs.
 */
@AutoService(Rule.class)
public final class PathBitsIgnored implements OpenSmRule {

    @Override
    public String code() {
        return "path-bits-ignored";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "path bits of a level, which OpenSM reads and does not use";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        file.getLevels().stream()
                .filter(level -> !level.getPathBits().isEmpty())
                .map(level -> Problem.at(
                        level,
                        Literals.QOS_LEVEL__PATH_BITS,
                        0,
                        "OpenSM does not use path-bits: its answers go through the LIDs of a port in their order"))
                .forEach(problems);
    }
}
