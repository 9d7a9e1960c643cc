package org.qos.conformity.paths;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.subnet.SubnetList;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.Client;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.request.SentenceParser;

/** Compares what a running OpenSM answers to the queries of real clients with what a matcher lets expect. */
public final class ClientConformity {

    /** How many pairs of ports each client is asked for, with each value that the policy tells apart. */
    private static final int PAIRS = 6;

    private final SaClient sa;
    private final Fabric fabric;
    private final PathOracle oracle;
    private final BoundPolicy bound;
    private final Matcher matcher;

    /**
     * With a subnet whose OpenSM has loaded a policy.
     *
     * @param subnet the subnet
     * @param bound the policy, bound to the fabric of the subnet
     * @param matcher what says which level a request gets
     */
    public ClientConformity(OpenSmOnIbsim subnet, BoundPolicy bound, Matcher matcher) {
        this.sa = subnet.sa();
        SubnetList ports = subnet.ports();
        this.fabric = fabric(ports);
        this.oracle = PathOracle.of(ports, subnet.smp());
        this.bound = bound;
        this.matcher = matcher;
    }

    /**
     * Asks as each client does between some ports.
     *
     * @param seed the seed by which the ports are drawn
     */
    public Comparison compare(long seed) throws RequestSyntaxException {
        Random random = new Random(seed);
        List<Expectation> expectations = new ArrayList<>();
        for (Client client : Client.values()) {
            for (String fields : fields(client)) {
                for (int i = 0; i < PAIRS; i++) {
                    expectations.add(expectation(query(client, fields, anyEnd(random), anyEnd(random))));
                }
            }
        }
        return Comparison.run(expectations, sa);
    }

    private PathQuery query(Client client, String fields, Port from, Port to) throws RequestSyntaxException {
        String ends = String.format("from 0x%x to 0x%x", from.guid(), to.guid());
        return SentenceParser.parse(ends + fields + " client " + client.keyword())
                .toQuery(fabric, bound.partitions());
    }

    /** A reversible path has to be possible both ways, each way with the level that it gets. */
    private Expectation expectation(PathQuery query) {
        Request request = query.toRequest(fabric);
        Expectation there = expectation(query, request.sourceGuid(), request.destinationGuid());
        Expectation back = expectation(query, request.destinationGuid(), request.sourceGuid());
        boolean lacksWayBack = query.has(PathComponent.REVERSIBLE)
                && there.noPath().isEmpty()
                && !back.noPath().isEmpty();
        return lacksWayBack ? new Expectation(there.query(), there.match(), "no way back: " + back.noPath()) : there;
    }

    /** The ends stand in the query also where the client names them by LID; the component mask stays the client's. */
    private Expectation expectation(PathQuery query, long source, long destination) {
        PathQuery between = new PathQuery(
                query.values().between(Gid.ofPort(source), Gid.ofPort(destination)), query.componentMask());
        Request stated = query.toRequest(fabric);
        Request request =
                new Request(source, destination, stated.serviceId(), stated.qosClass(), stated.tclass(), stated.pkey());
        return oracle.expect(between, matcher.match(request));
    }

    /** What a request can say to the client, with the values that the policy and the partitions know. */
    private List<String> fields(Client client) {
        List<String> texts = client == Client.RDS || client == Client.ISER || !client.carries(PathComponent.SERVICE_ID)
                ? List.of("")
                : List.of(" service 0x77");
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
                .map(range -> keyword + "0x" + Long.toHexString(range.last()))
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

    /** The fabric as OpenSM sees it: the LIDs are those that it gave, whatever a snapshot says. */
    private static Fabric fabric(SubnetList ports) {
        List<Node> nodes = ports.ends().stream().map(ClientConformity::node).toList();
        return Fabric.of(nodes, OptionalLong.empty());
    }

    private static Node node(SubnetPort end) {
        int number = end.isOfSwitch() ? 0 : end.number();
        Port port = new Port(new PortId(end.nodeGuid(), number), end.portGuid(), end.lid(), 0, Optional.empty());
        return new Node(end.nodeGuid(), end.type(), end.description(), end.nodePorts(), false, List.of(port));
    }
}
