package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.difference.ComparedSide;
import org.qos.analysis.difference.LevelChange;
import org.qos.analysis.difference.PolicyComparison;
import org.qos.analysis.difference.PolicyDifference;
import org.qos.analysis.difference.RequestClass;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.opensm.OpenSmPolicyEmitter;
import org.qos.fabric.mad.PathRecordResponse;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.Request;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Rate;

/** OpenSM answers the witness of each class of requests with the old level under one policy and with the new one under the other. */
@RequiresOpenSm
class PolicyDifferenceIT {

    private static final long SEED = 20261122;
    private static final int ROUNDS = 30;

    @Test
    void openSmAnswersWitnessesAsTheDifferenceSays() {
        Random random = new Random(SEED);
        int answered = 0;
        int changes = 0;
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(SubnetFiles.ofNet(Nets.pairOfSwitches(3)))) {
            Fabric fabric = RoutedSubnets.read(subnet, Partitions.WITHOUT_FILE, SmOptions.DEFAULTS.withQos())
                    .fabric();
            RandomLevels policies = new RandomLevels(
                    random, fabric.endpoints().stream().map(Port::guid).toList());
            for (int round = 0; round < ROUNDS; round++) {
                Policy before = policies.next();
                Policy after = policies.next();
                PolicyDifference difference =
                        PolicyComparison.of(side(before, fabric), side(after, fabric), false, DecisionProgress.NONE);
                List<PathRecordResponse> old = answers(subnet, before, difference);
                List<PathRecordResponse> now = answers(subnet, after, difference);
                String about = "seed " + SEED + ", round " + round + ": ";
                int next = 0;
                for (LevelChange change : difference.requests()) {
                    for (RequestClass requests : change.classes()) {
                        String request = about + difference.ports().text(requests.witness());
                        answered += answered(change.before(), old.get(next), request + " before");
                        answered += answered(change.after(), now.get(next), request + " after");
                        next++;
                    }
                }
                changes += next;
            }
        }
        System.out.println("seed " + SEED + ": " + changes + " classes of requests, " + answered + " paths");
        assertTrue(changes > 4 * ROUNDS, changes + " classes of requests");
        assertTrue(answered > changes, answered + " paths for " + changes + " classes of requests");
    }

    /** Checks a path, if there is one: a level may have limits or P_Keys that no path fits. */
    private static int answered(QosLevel level, PathRecordResponse answer, String about) {
        if (!(answer instanceof PathRecordResponse.Found found)) {
            return 0;
        }
        PathRecord path = found.path();
        assertEquals(level.sl(), path.sl(), about);
        level.mtuLimit().ifPresent(limit -> assertTrue(path.mtu().value() <= limit, about));
        level.rateLimit().ifPresent(limit -> assertTrue(Rate.compare(path.rate().value(), limit) <= 0, about));
        return 1;
    }

    /** What OpenSM answers under a policy to all witnesses, in their order. */
    private static List<PathRecordResponse> answers(OpenSmOnIbsim subnet, Policy policy, PolicyDifference difference) {
        assertTrue(
                subnet.install(new OpenSmPolicyEmitter()
                                .emit(policy, GenerationSettings.DEFAULTS)
                                .text())
                        .isAccepted(),
                subnet::log);
        List<PathRecordResponse> answers = new ArrayList<>();
        difference.requests().stream()
                .flatMap(change -> change.classes().stream())
                .forEach(requests -> answers.add(subnet.sa().path(query(requests.witness()))));
        return answers;
    }

    private static PathQuery query(Request request) {
        PathQueryBuilder query = PathQuery.between(request.sourceGuid(), request.destinationGuid());
        request.serviceId().ifPresent(query::serviceId);
        request.qosClass().ifPresent(query::qosClass);
        request.pkey().ifPresent(query::pkey);
        return query.build();
    }

    private static ComparedSide side(Policy policy, Fabric fabric) {
        return new ComparedSide(policy, fabric, Partitions.WITHOUT_FILE, Optional.empty());
    }
}
