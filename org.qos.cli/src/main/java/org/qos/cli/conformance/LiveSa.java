package org.qos.cli.conformance;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.fabric.conformance.SaComparison;
import org.qos.fabric.mad.LocalPort;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.RoutedSubnet;

/**
 * The subnet administration of a live fabric.
 *
 * @param window sends requests by the local port
 */
public record LiveSa(MadWindow window) {

    /**
     * Queries a path for each rule of a policy. OpenSM answers from the SL2VL tables that it has set by its options, so that
     * the tables which the ports have now do not count.
     *
     * @param known what was read of the fabric
     * @throws CommandFailed when there is no subnet manager
     */
    public Answers ask(LoadedPolicy loaded, SubnetState known) {
        LocalPort local = LocalPort.read(window);
        Fabric fabric = withSm(known.fabric(), local.smLid());
        BoundPolicy bound = BoundPolicy.bind(loaded.policy(), fabric, loaded.partitions());
        PathResolver resolver = new PathResolver(
                RoutedSubnet.predicted(
                        known.withFabric(fabric).withSl2Vl(Sl2VlRows.NONE), loaded.partitions(), loaded.options()),
                Optional.of(CompiledPolicy.of(bound)),
                Profile.OPENSM);
        SaComparison comparison =
                new SaComparison(resolver, new SaClient(window, local.smLid()), requester(fabric, local));
        return new Answers(loaded, resolver, new RuleAnswers(bound, comparison).all());
    }

    private static Fabric withSm(Fabric fabric, int smLid) {
        return fabric.portByLid(smLid)
                .map(Port::guid)
                .map(fabric::withSmPort)
                .orElseThrow(() -> CommandFailed.failed(
                        "no subnet manager has set up the local port; start OpenSM, then verify its answers."));
    }

    private static int requester(Fabric fabric, LocalPort local) {
        int index = fabric.port(local.id())
                .map(Port::guid)
                .map(fabric::endpointIndex)
                .orElse(-1);
        if (index < 0) {
            throw CommandFailed.failed("the local port is not in the fabric that was read; try again.");
        }
        return index;
    }

    /**
     * The answers for all rules.
     *
     * @param loaded the policy
     * @param resolver what the expected answers are from
     * @param answers the answers
     */
    public record Answers(LoadedPolicy loaded, PathResolver resolver, List<RuleAnswer> answers) {

        /** The answers for people. */
        public List<String> lines() {
            return new RuleAnswersText(resolver, this::place).of(answers);
        }

        /** How many rules were compared. */
        public AnswerCounts counts() {
            return AnswerCounts.of(answers);
        }

        /** Adds an object for each rule: its place, and whether the answer is the same. */
        public void addTo(ArrayNode rules) {
            for (RuleAnswer answer : answers) {
                ObjectNode rule = rules.addObject().put("rule", answer.rule() == 0 ? null : answer.rule());
                rule.put("place", answer.rule() == 0 ? null : place(answer.rule()));
                rule.put(
                        "agreement",
                        answer.compared()
                                .map(compared -> compared.agreement().name().toLowerCase(Locale.ROOT))
                                .orElse("no_request"));
            }
        }

        private String place(int rule) {
            return loaded.places().of(loaded.policy().rules().get(rule - 1));
        }
    }
}
