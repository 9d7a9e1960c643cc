package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.regex.Pattern;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;
import org.qos.dsl.project.settings.Choice;
import org.qos.dsl.project.settings.FormContext;

/** The port groups of a project's policy, as YAML files name them. */
final class PolicyGroups {

    /** What YAML reads as one text without quotes. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z](?:[\\w.-]| (?=[\\w.-]))*");

    private PolicyGroups() {}

    /** What the values of a file depend on. */
    static FormContext ofProject(YamlFileSnapshot file) {
        return new FormContext(file.yaml(), () -> groups(file.policies()));
    }

    private static List<Choice> groups(List<DocumentSnapshot> policies) {
        return policies.stream()
                .flatMap(policy ->
                        Definitions.in(policy.text(), policy.language().syntax().orElseThrow(), "port-group").stream())
                .filter(group -> !group.name().isEmpty())
                .map(group -> new Choice(quoted(group.name()), group.use().isEmpty() ? "a port group" : group.use()))
                .toList();
    }

    private static String quoted(String name) {
        return PLAIN.matcher(name).matches() ? name : "'" + name.replace("'", "''") + "'";
    }
}
