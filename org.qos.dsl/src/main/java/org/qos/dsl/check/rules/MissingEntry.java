package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.dsl.model.policy.SetupScope;
import org.qos.dsl.model.policy.Sl2VlScope;

/** What a group, level, rule or scope cannot be without. OpenSM refuses a file where it is missing (osm_qos_parser_y.y).
 * A level is named by its number in the RFC spelling and by its name in OpenSM's. */
@AutoService(Rule.class)
public final class MissingEntry implements PolicyRule {

    @Override
    public String code() {
        return "missing-entry";
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
        return "an entry that has to be there is missing";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Report report = new Report(syntax, problems);
        file.getPortGroups().forEach(group -> check(group, report));
        file.getLevels().forEach(level -> check(level, report));
        file.getRules().forEach(rule -> check(rule, report));
        file.getScopes().forEach(scope -> check(scope, report));
    }

    private static void check(PortGroup group, Report report) {
        report.missing(group, group.getNames(), "a port group", "name", "by which scopes and rules mean it");
    }

    private static void check(QosLevel level, Report report) {
        if (report.syntax() == PolicySyntax.RFC) {
            report.missing(level, level.getSns(), "a QoS level", "sn", "by which rules mean it");
        } else {
            report.missing(level, level.getNames(), "a QoS level", "name", "by which rules mean it");
        }
        report.missing(level, level.getSls(), "a QoS level", "sl", "which its packets carry");
    }

    private static void check(MatchRule rule, Report report) {
        String entry = report.syntax() == PolicySyntax.RFC ? "qos-level-sn" : "qos-level-name";
        report.missing(rule, rule.getLevels(), "a match rule", entry, "which says what a request gets");
    }

    private static void check(SetupScope scope, Report report) {
        if (scope instanceof Sl2VlScope sl2vl) {
            report.missing(sl2vl, sl2vl.getTables(), "a scope", "sl2vl-table", "which says the VL of each SL");
        }
        if (!selectsPorts(scope, report.syntax())) {
            report.noPorts(scope);
        }
    }

    /** OpenSM counts {@code across-from}, although it selects in-ports. */
    private static boolean selectsPorts(SetupScope scope, PolicySyntax syntax) {
        boolean across = scope instanceof Sl2VlScope sl2vl
                && (!sl2vl.getAcrossTo().isEmpty()
                        || syntax == PolicySyntax.OPENSM && !sl2vl.getAcrossFrom().isEmpty());
        return across || !scope.getGroups().isEmpty() || !scope.getAcross().isEmpty();
    }

    private record Report(PolicySyntax syntax, Consumer<Problem> problems) {

        void missing(EObject object, List<?> values, String what, String entry, String meaning) {
            if (values.isEmpty()) {
                accept(Problem.at(object, what + " needs " + entry + ", " + meaning + "; expected it here"));
            }
        }

        /** In the RFC spelling nothing forbids a scope for no port; it only does nothing. */
        void noPorts(SetupScope scope) {
            Problem problem = Problem.at(
                    scope, "this scope is for no port; expected " + (scope instanceof Sl2VlScope ? SL2VL : VLARB));
            accept(syntax == PolicySyntax.RFC ? problem.as(Severity.WARNING) : problem);
        }

        private void accept(Problem problem) {
            if (!SyntaxErrors.in(problem.object())) {
                problems.accept(syntax == PolicySyntax.OPENSM ? problem.opensm(Verdict.REJECTS) : problem);
            }
        }
    }

    private static final String SL2VL = "group, across or across-to";
    private static final String VLARB = "group or across";
}
