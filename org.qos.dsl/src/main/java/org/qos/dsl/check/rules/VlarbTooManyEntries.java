package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.VlArbitration;

/** An arbitration table has 64 entries at most (IBTA vol. 1, 14.2.5.9). */
@AutoService(Rule.class)
public final class VlarbTooManyEntries implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "vlarb-too-many-entries",
                        Category.CORRECTNESS,
                        "an arbitration table with more than 64 entries")
                .noFix("the author decides which entries are needed");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Scopes.vlArb(file)
                .flatMap(scope -> Stream.of(scope.getHigh(), scope.getLow()))
                .filter(table -> table.size() > VlArbitration.MAX_ENTRIES)
                .map(table -> RuleViolation.at(
                        table.get(VlArbitration.MAX_ENTRIES),
                        "this arbitration table has " + table.size() + " entries; " + Scopes.clause(syntax)
                                + "expected 64 at most"))
                .forEach(violations);
    }
}
