package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;

/**
 * No code of OpenSM reads the tables of this section (osm_qos_policy.h, vlarb_tables and sl2vl_tables); those of
 * ports come from its option file.
 */
@AutoService(Rule.class)
public final class SetupIgnored implements OpenSmRule {

    @Override
    public String code() {
        return "qos-setup-ignored";
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
        return "a qos-setup section, which OpenSM reads and does not use";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        file.getScopes().stream()
                .limit(1)
                .map(scope -> Problem.at(
                        scope,
                        "OpenSM does not use qos-setup: it takes its tables from the option file, which 'qos generate' writes"
                                + " from this section"))
                .forEach(problems);
    }
}
