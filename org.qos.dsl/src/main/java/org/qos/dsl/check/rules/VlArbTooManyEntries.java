package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;

/** An arbitration table has 64 entries at most (IBTA vol. 1, 14.2.5.9). */
@AutoService(Rule.class)
public final class VlArbTooManyEntries implements PolicyRule {
    private static final int MOST_ENTRIES = 64;

    @Override
    public String code() {
        return "vlarb-too-many-entries";
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
        return "an arbitration table with more entries than a port can have: 64";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Scopes.vlArb(file)
                .flatMap(scope -> Stream.of(scope.getHigh(), scope.getLow()))
                .filter(table -> table.size() > MOST_ENTRIES)
                .map(table -> Problem.at(
                        table.get(MOST_ENTRIES),
                        "an arbitration table has 64 entries at most; this is entry 65 of " + table.size()))
                .map(problem -> Scopes.graded(problem, syntax))
                .forEach(problems);
    }
}
