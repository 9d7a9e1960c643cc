package org.qos.conformity.paths;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.Client;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.value.ServiceId;

/** Compares what a running OpenSM answers to the queries of real clients with what a matcher lets expect. */
public final class ClientConformity {

    /** How many pairs of ports each client is asked for, with each value that the policy distinguishes. */
    private static final int PAIRS = 6;

    private final PathComparison answers;
    private final Fabric fabric;
    private final BoundPolicy bound;

    /**
     * With a subnet whose OpenSM has loaded a policy.
     *
     * @param subnet the subnet
     * @param bound the policy, bound to the fabric of the subnet
     * @param matcher what says which level a request gets
     */
    public ClientConformity(OpenSmOnIbsim subnet, BoundPolicy bound, Matcher matcher) {
        RoutedSubnet routed = RoutedSubnets.read(subnet, bound.partitions(), SmOptions.DEFAULTS.withQos());
        this.answers = PathComparison.of(subnet, routed, Optional.of(matcher));
        this.fabric = routed.fabric();
        this.bound = bound;
    }

    /**
     * Asks as each client does between some ports.
     *
     * @param seed the seed by which the ports are drawn
     */
    public ComparisonResult compare(long seed) throws RequestSyntaxException {
        Random random = new Random(seed);
        for (Client client : Client.values()) {
            for (String fields : fields(client)) {
                for (int i = 0; i < PAIRS; i++) {
                    answers.ask(query(client, fields, anyEnd(random), anyEnd(random)));
                }
            }
        }
        return answers.result();
    }

    private PathQuery query(Client client, String fields, Port from, Port to) throws RequestSyntaxException {
        String ends = String.format("from 0x%x to 0x%x", from.guid(), to.guid());
        return RequestParser.parse(ends + fields + " client " + client.keyword())
                .toQuery(fabric, bound.partitions());
    }

    /** What a request can state for the client, with the values that the policy and the partitions know. */
    private List<String> fields(Client client) {
        boolean namesItsService = client.defaultServiceId().isPresent();
        List<String> texts =
                namesItsService || !client.carries(PathComponent.SERVICE_ID) ? List.of("") : List.of(" service 0x77");
        if (client.carries(PathComponent.SERVICE_ID)) {
            texts = joined(texts, alternatives(" service ", MatchRule::serviceIds));
        }
        if (client.carries(PathComponent.QOS_CLASS)) {
            texts = crossed(texts, alternatives(" class ", MatchRule::qosClasses));
        }
        if (client.carries(PathComponent.PKEY)) {
            texts = crossed(
                    texts,
                    bound.partitions().partitions().stream()
                            .map(partition -> " pkey " + partition.pkey())
                            .toList());
        }
        return texts;
    }

    private List<String> alternatives(String keyword, Function<MatchRule, Ranges> criterion) {
        return bound.policy().rules().stream()
                .flatMap(rule -> criterion.apply(rule).ranges().stream())
                .map(range -> keyword + ServiceId.shortText(range.last()))
                .distinct()
                .toList();
    }

    private static List<String> joined(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    private static List<String> crossed(List<String> texts, List<String> additions) {
        return texts.stream()
                .flatMap(
                        text -> Stream.concat(Stream.of(""), additions.stream()).map(text::concat))
                .toList();
    }

    private Port anyEnd(Random random) {
        return fabric.endpoints().get(random.nextInt(fabric.endpoints().size()));
    }
}
