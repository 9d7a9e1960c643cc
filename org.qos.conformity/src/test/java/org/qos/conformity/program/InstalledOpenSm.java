package org.qos.conformity.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.qos.conformity.program.QosProcess.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;

/** A running OpenSM with an option file that names its policy, partitions and log, as an installed one has. */
final class InstalledOpenSm implements AutoCloseable {

    static final String FIRST =
            """
            # two classes of service
            port-groups
              port-group
                name: hosts
                node-type: CA
              end-port-group
            end-port-groups
            qos-levels
              qos-level
                name: DEFAULT
                sl: 0
              end-qos-level
              qos-level
                name: bulk
                sl: 2
                mtu-limit: 3
              end-qos-level
            end-qos-levels
            qos-match-rules
              qos-match-rule
                service-id: 0x100-0x1ff
                source: hosts
                qos-level-name: bulk
              end-qos-match-rule
            end-qos-match-rules
            qos-ulps
              any, service-id 0x300: 5
            end-qos-ulps
            """;
    static final String SECOND = FIRST.replace("sl: 2", "sl: 4");

    /** OpenSM rejects it, because no port 2 of that host has a cable; no file alone shows that. */
    static final String REJECTED = FIRST.replace("node-type: CA", "port-name: n1/P2");

    private static final String OPTIONS = "qos TRUE\nforce_log_flush TRUE\n";

    private final OpenSmOnIbsim subnet;
    private final String pid;

    private InstalledOpenSm(OpenSmOnIbsim subnet) {
        this.subnet = subnet;
        this.pid = openSm();
    }

    /** Starts it with the first policy. */
    static InstalledOpenSm start() throws IOException {
        InstalledOpenSm openSm = new InstalledOpenSm(OpenSmOnIbsim.start(
                SubnetFiles.ofNet(Nets.pairOfSwitches(2)).withOptions(OPTIONS).withPolicy(FIRST)));
        openSm.name("qos-policy.conf", "opensm.log");
        return openSm;
    }

    /** Has the option file name a policy and a log. */
    void name(String policy, String log) throws IOException {
        write(
                "installed.opensm.conf",
                OPTIONS + "qos_policy_file " + file(policy) + "\nlog_file " + file(log) + "\npartition_config_file "
                        + file("partitions.conf") + "\n");
    }

    Outcome verify(String policy) {
        return QosProcess.run(subnet, "verify", "--sa", "--policy", policy, "--opts", "installed.opensm.conf");
    }

    Outcome doctor() {
        return QosProcess.run(subnet, "doctor", "--opts", "installed.opensm.conf");
    }

    Outcome deploy(String policy, String... more) {
        try (QosProcess deploy = startDeploy(policy, more)) {
            return deploy.await();
        }
    }

    QosProcess startDeploy(String policy, String... more) {
        List<String> words =
                new ArrayList<>(List.of("deploy", "--opts", "installed.opensm.conf", "--policy", policy, "--pid", pid));
        words.addAll(List.of(more));
        return QosProcess.start(subnet, words.toArray(String[]::new));
    }

    /** Sends OpenSM a signal, such as {@code STOP}. */
    void signal(String name) {
        QosProcess.signal(pid, name);
    }

    /** The installed policy. */
    String policy() throws IOException {
        return Files.readString(file("qos-policy.conf"));
    }

    void write(String name, String text) throws IOException {
        Files.createDirectories(file(name).getParent());
        Files.writeString(file(name), text);
    }

    /** Adds lines to the log of OpenSM. */
    void appendToLog(String text) throws IOException {
        Files.writeString(file("opensm.log"), text, StandardOpenOption.APPEND);
    }

    Path file(String name) {
        return subnet.directory().resolve(name);
    }

    /** Other tests may run an OpenSM at the same time. */
    private static String openSm() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info()
                        .command()
                        .filter(name -> name.endsWith("opensm"))
                        .isPresent())
                .map(process -> String.valueOf(process.pid()))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public void close() {
        subnet.close();
    }
}
