package org.qos.dsl.ide.completion;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.QosLevel;

/**
 * A whole policy for an empty file: port groups, those of the fabric if there is one, the default level and another one,
 * and a rule that gives it to the first group.
 */
record PolicyTemplate(PolicySyntax syntax) {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{\\d+:([^}]*)}");
    private static final String NAME = "${1:Storage}";

    /** The proposal. */
    static Proposal of(Fabric fabric, PolicySyntax syntax) {
        String snippet = new PolicyTemplate(syntax).policy(HostGroups.of(fabric));
        return new Proposal(
                        "new policy",
                        PLACEHOLDER.matcher(snippet).replaceAll("$1").replace("$0", ""),
                        "groups, levels and a rule",
                        CompletionItemKind.Snippet,
                        Optional.empty())
                .withSnippet(snippet);
    }

    private String policy(List<HostGroups.Group> hosts) {
        String groups = hosts.isEmpty()
                ? block("port-group", entry("name", NAME), entry("port-guid", "${2:0x0002c90300000001}"))
                : IntStream.range(0, hosts.size())
                        .mapToObj(i -> block(
                                "port-group",
                                entry(
                                        "name",
                                        i == 0
                                                ? "${1:" + hosts.get(0).name() + "}"
                                                : hosts.get(i).name()),
                                entry("port-guid", hosts.get(i).guids())))
                        .collect(joining("\n"));
        String first = hosts.isEmpty() ? NAME : "${1:" + hosts.get(0).name() + "}";
        String sections = Stream.of(
                        block("port-groups", groups),
                        block("qos-levels", level(0, QosLevel.DEFAULT_NAME, "0"), level(1, "${3:Fast}", "${4:1}")),
                        block("qos-match-rules", block("qos-match-rule", entry("source", first), levelOfRule() + "$0")))
                .collect(joining("\n"));
        return syntax == PolicySyntax.RFC ? BlockTemplate.block("qos-policy", sections, syntax) : sections + "\n";
    }

    private String level(int sn, String name, String sl) {
        return syntax == PolicySyntax.RFC
                ? block("qos-level", entry("sn", "" + sn), entry("name", name), entry("sl", sl))
                : block("qos-level", entry("name", name), entry("sl", sl));
    }

    private String levelOfRule() {
        return syntax == PolicySyntax.RFC ? entry("qos-level-sn", "1") : entry("qos-level-name", "${3:Fast}");
    }

    private String block(String name, String... inner) {
        return BlockTemplate.block(name, String.join("\n", inner), syntax);
    }

    private String entry(String name, String value) {
        return BlockTemplate.entry(name, value, syntax);
    }
}
