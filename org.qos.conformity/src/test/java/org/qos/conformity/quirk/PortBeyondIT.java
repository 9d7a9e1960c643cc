package org.qos.conformity.quirk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.conformity.sim.LoadResult.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.PolicyLoader;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.fabric.Fabric;

/** On small and larger fabrics OpenSM crashes where the check says so because of the number of a port. */
@RequiresOpenSm
class PortBeyondIT {

    private static final int LAST = 2000;

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 24})
    void theLowestNumberThatCrashesDoesCrash(int adapters) {
        SubnetFiles files = SubnetFiles.ofNet(Nets.pairOfSwitches(adapters));
        Fabric fabric;
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            fabric = subnet.snapshot().fabric();
        }
        List<String> wrong = new ArrayList<>();
        try (PolicyLoader loader = PolicyLoader.on(files)) {
            for (String node : List.of("n1", "m" + adapters, "leaf", "core")) {
                int lowest = lowest(node, fabric);
                for (int port : new int[] {lowest, lowest + 1, lowest * 2}) {
                    Outcome outcome = loader.load(policy(node, port)).outcome();
                    if (outcome != Outcome.CRASHES) {
                        wrong.add(node + "/P" + port + ": " + outcome);
                    }
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    /** The lowest number of a port for which the check predicts a crash. */
    private static int lowest(String node, Fabric fabric) {
        for (int port = 1; port < LAST; port++) {
            if (predicted(policy(node, port), fabric) == Verdict.CRASHES) {
                return port;
            }
        }
        throw new AssertionError("no crash predicted for " + node);
    }

    private static Verdict predicted(String policy, Fabric fabric) {
        FabricContext context = new FabricContext(Optional.empty(), Optional.empty(), fabric);
        return Checker.check(new ProjectFiles().load("policy", policy, new OpenSmLanguage()), context)
                .opensm()
                .orElseThrow();
    }

    private static String policy(String node, int port) {
        return "port-groups\nport-group\nname: g\nport-name: " + node + "/P" + port
                + "\nend-port-group\nend-port-groups\nqos-ulps\ndefault: 0\nend-qos-ulps\n";
    }
}
