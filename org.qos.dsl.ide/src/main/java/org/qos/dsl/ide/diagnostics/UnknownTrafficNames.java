package org.qos.dsl.ide.diagnostics;

import java.io.IOException;
import java.util.List;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;
import org.qos.dsl.project.form.YamlFileKind;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.traffic.TrafficNames;
import org.qos.dsl.project.traffic.TrafficReader;
import org.qos.runtime.match.BoundPolicy;

/**
 * What a description of traffic names, but neither the policy nor the fabric of its project has, as {@code qos simulate} reports
 * it. Where there are several policies, one with errors, or no fabric, nothing is reported.
 */
final class UnknownTrafficNames {

    private UnknownTrafficNames() {}

    /** The errors by place; none for a file of another kind or with other errors. */
    static List<YamlProblem> in(YamlFileSnapshot file) {
        if (file.kind() != YamlFileKind.TRAFFIC || !file.problems().isEmpty()) {
            return List.of();
        }
        List<DocumentSnapshot> policies = file.policies();
        return policies.size() == 1 ? in(file, policies.get(0)) : List.of();
    }

    private static List<YamlProblem> in(YamlFileSnapshot file, DocumentSnapshot policy) {
        return PolicySemantics.of(policy)
                .filter(known -> !policy.checked().hasErrors())
                .map(PolicySemantics::bound)
                .filter(bound -> !bound.fabric().isEmpty())
                .map(bound -> unknown(file.text(), bound))
                .orElse(List.of());
    }

    private static List<YamlProblem> unknown(String text, BoundPolicy policy) {
        try {
            return TrafficNames.unknown(TrafficReader.read(text), policy, "");
        } catch (IOException impossible) {
            throw new IllegalStateException("a text in memory cannot fail to be read", impossible);
        }
    }
}
