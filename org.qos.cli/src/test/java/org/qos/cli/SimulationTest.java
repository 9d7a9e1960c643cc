package org.qos.cli;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.qos.cli.Shell.Outcome;

/** A test of {@code qos simulate} with a policy, its options and traffic between two nodes. */
abstract class SimulationTest extends CommandTest {

    static final String OPTIONS =
            """
            qos TRUE
            qos_high_limit 0
            qos_vlarb_high 0:0
            qos_vlarb_low 0:64,3:192
            qos_sl2vl 0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,0
            """;

    static final String TRAFFIC =
            """
            traffic:
              - name: files
                pattern: incast
                from: n1 HCA-1/P1
                to: Servers
                request: service 0x10
              - name: others
                pattern: all-to-all
                from: n1 HCA-1/P1
                to: [Servers]
            """;

    @BeforeEach
    void aPolicyAndItsSubnet() throws IOException {
        shell.file("site.qos", Texts.POLICY)
                .file("flat.qos", Texts.POLICY.replace("<sl>3</sl>", "<sl>0</sl>"))
                .file("site.opts", OPTIONS)
                .file("traffic.yaml", TRAFFIC)
                .file("subnet/fabric.txt", Texts.FABRIC)
                .file("subnet/opensm-lfts.dump", Texts.FORWARDING_TABLES);
    }

    Outcome report(String... more) {
        return run("report", Stream.concat(Stream.of(more), Stream.of("-o", "-")));
    }

    Outcome simulate(String... more) {
        return simulateFor("300", more);
    }

    Outcome simulateFor(String micros, String... more) {
        return run("simulate", Stream.concat(Stream.of("--opts", "site.opts", "--duration", micros), Stream.of(more)));
    }

    /** Without options of OpenSM and a duration, unless they are given. */
    Outcome simulateWith(String... more) {
        return run("simulate", Stream.of(more));
    }

    private Outcome run(String command, Stream<String> more) {
        Stream<String> site =
                Stream.of(command, "--policy", "site.qos", "--fabric", "subnet", "--traffic", "traffic.yaml");
        return shell.qos(Stream.concat(site, more).toArray(String[]::new));
    }
}
