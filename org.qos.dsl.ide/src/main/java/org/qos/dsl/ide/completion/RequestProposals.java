package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.request.Client;
import org.qos.runtime.request.RequestKeyword;
import org.qos.runtime.request.RequestToken;
import org.qos.runtime.request.ServicePort;
import org.qos.runtime.request.WellKnownService;
import org.qos.runtime.value.ServiceId;

/**
 * The values of a request: ports of the fabric, groups of the policy, known clients and Service-IDs, partitions.
 *
 * @param snapshot the document whose context has the fabric and the partitions
 * @param policy the policy that the request is for, if there is one
 */
public record RequestProposals(DocumentSnapshot snapshot, Optional<DocumentSnapshot> policy) {

    /** The keyword before the name of a group. */
    public static final String GROUP = "group";

    private static final Map<Field, PathComponent> COMPARED = new EnumMap<>(Map.of(
            Field.SERVICE_ID, PathComponent.SERVICE_ID,
            Field.QOS_CLASS, PathComponent.QOS_CLASS,
            Field.TCLASS, PathComponent.TCLASS,
            Field.PKEY, PathComponent.PKEY));

    /** The values for a request to a policy. */
    public static RequestProposals of(DocumentSnapshot policy) {
        return new RequestProposals(policy, Optional.of(policy));
    }

    /** The values that can follow a keyword; first a selector for those that have one. */
    public Stream<Proposal> values(RequestKeyword keyword) {
        return switch (keyword.value()) {
            case NONE -> Stream.empty();
            case END -> ends();
            case SERVICE -> services();
            case SELECTED -> selectors();
            case CLIENT -> clients();
            case NUMBER -> numbers(keyword);
        };
    }

    /** The values that can follow a selector such as {@code <}. */
    static Stream<Proposal> compared(RequestKeyword keyword) {
        return switch (keyword) {
            case MTU -> ValueProposals.mtus();
            case RATE -> ValueProposals.rates();
            default -> Stream.empty();
        };
    }

    /** The groups of the policy, as requests write them. */
    Stream<Proposal> groups() {
        return policy.stream().flatMap(file -> DefinedNames.groups(file, new PolicyTestLanguage()));
    }

    private Stream<Proposal> ends() {
        Fabric fabric = snapshot.context().fabricContext().fabric();
        return Stream.of(
                        Stream.of(
                                keyword("any", "any port of the fabric"), keyword(GROUP, "every port of a port group")),
                        groups().map(group -> new Proposal(
                                GROUP + " " + group.label(),
                                GROUP + " " + group.text(),
                                group.detail(),
                                group.kind(),
                                Optional.empty())),
                        ports(fabric))
                .flatMap(proposals -> proposals);
    }

    private static Stream<Proposal> ports(Fabric fabric) {
        return fabric.nodes().stream().flatMap(node -> node.endpoints().stream()
                .filter(port -> port.guid() != 0)
                .map(port -> Proposal.name(written(node, port.number()), FabricNames.hex(port.guid()))));
    }

    private static String written(Node node, int port) {
        return new RequestToken(node.description() + "/P" + port, true).written();
    }

    private Stream<Proposal> services() {
        return Stream.of(
                        ofRules(),
                        Arrays.stream(WellKnownService.values())
                                .filter(service -> service.defaultPort().isPresent())
                                .map(service -> Proposal.value(service.keyword(), service.title())),
                        Arrays.stream(WellKnownService.values())
                                .map(service -> Proposal.value(
                                        service.keyword() + ":", service.title() + " with a port number")),
                        Arrays.stream(ServicePort.values())
                                .map(service -> Proposal.value(
                                        WellKnownService.TCP.keyword() + ":" + service.port(), service.title())))
                .flatMap(proposals -> proposals);
    }

    /** The Service-IDs of the rules that are not those of a known protocol. */
    private Stream<Proposal> ofRules() {
        return policy.flatMap(PolicySemantics::of).stream()
                .flatMap(semantics -> semantics.lowered().value().rules().stream())
                .flatMap(rule -> rule.serviceIds().ranges().stream()
                        .filter(range -> range.first() == range.last())
                        .filter(range ->
                                WellKnownService.describe(range.first()).isEmpty())
                        .map(range -> Proposal.value(ServiceId.shortText(range.first()), use(rule))))
                .distinct();
    }

    private static String use(MatchRule rule) {
        return rule.use().isEmpty() ? "of a rule" : "of the rule: " + rule.use();
    }

    private static Stream<Proposal> clients() {
        return Arrays.stream(Client.values()).map(client -> Proposal.value(client.keyword(), sent(client)));
    }

    /** What of a client's queries rules can compare. */
    private static String sent(Client client) {
        String fields = Arrays.stream(Field.values())
                .filter(COMPARED::containsKey)
                .filter(field -> client.carries(COMPARED.get(field)))
                .map(FieldText::title)
                .collect(Collectors.joining(", "));
        return fields.isEmpty() ? "sends the ports only" : "sends " + fields;
    }

    private static Stream<Proposal> selectors() {
        return Stream.of(
                Proposal.value("<", "less than"),
                Proposal.value(">", "greater than"),
                Proposal.value("=", "exactly"),
                Proposal.value("largest", "the best that there is"));
    }

    private Stream<Proposal> numbers(RequestKeyword keyword) {
        return switch (keyword) {
            case PKEY -> DefinedNames.pkeys(snapshot);
            case SL -> ValueProposals.levels(snapshot);
            default -> Stream.empty();
        };
    }

    private static Proposal keyword(String text, String meaning) {
        return new Proposal(text, text, meaning, CompletionItemKind.Keyword, Optional.empty());
    }
}
