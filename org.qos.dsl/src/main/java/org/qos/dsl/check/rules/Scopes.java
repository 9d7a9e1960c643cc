package org.qos.dsl.check.rules;

import java.util.stream.Stream;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.Sl2VlScope;
import org.qos.dsl.model.policy.VlArbScope;
import org.qos.dsl.model.policy.VlWeight;
import org.qos.runtime.policy.PolicySyntax;

/** The scopes of a policy's fabric setup, by kind. */
final class Scopes {
    private Scopes() {}

    static Stream<Sl2VlScope> sl2vl(PolicyFile file) {
        return file.getScopes().stream().filter(Sl2VlScope.class::isInstance).map(Sl2VlScope.class::cast);
    }

    static Stream<VlArbScope> vlArb(PolicyFile file) {
        return file.getScopes().stream().filter(VlArbScope.class::isInstance).map(VlArbScope.class::cast);
    }

    /** OpenSM takes any number in an arbitration table, as it never reads the tables of a policy again: a warning there. */
    static RuleViolation graded(RuleViolation violation, PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM ? violation.as(Severity.WARNING) : violation;
    }

    /** The entries of all arbitration tables. */
    static Stream<VlWeight> weights(PolicyFile file) {
        return vlArb(file).flatMap(scope -> Stream.concat(scope.getHigh().stream(), scope.getLow().stream()));
    }
}
