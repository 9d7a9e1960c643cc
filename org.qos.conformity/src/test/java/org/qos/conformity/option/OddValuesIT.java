package org.qos.conformity.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.LoadResult.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.check.Finding;

/** Every option with odd values, at a real start of OpenSM. */
@RequiresOpenSm
class OddValuesIT {

    private static final String POLICY = "qos-ulps\n default: 0\nend-qos-ulps\n";
    private static final Duration LIMIT = Duration.ofSeconds(10);

    /** Rules about values that OpenSM replaces. */
    private static final Set<String> REPLACING =
            Set.of("opts-limit-out-of-range", "opts-unknown-value", "opts-long-timeout-too-short");

    /** What the option does then, where OpenSM logs nothing of it. */
    private static final Set<String> SILENT = Set.of("treats it as not set", "does not check it");

    private static OpenSmOnIbsim subnet;

    @BeforeAll
    static void start() {
        subnet = OpenSmOnIbsim.start(SubnetFiles.ofNet(Nets.pairOfSwitches(1)).withPolicy(POLICY), LIMIT);
    }

    @AfterAll
    static void stop() {
        if (subnet != null) {
            subnet.close();
        }
    }

    /** All options have the value at once; where OpenSM does not start, each by itself. */
    @Test
    void theCheckReportsWhatOpenSmReports() {
        List<String> wrong = new ArrayList<>();
        for (String value : OddValues.VALUES) {
            List<String> lines = OddValues.started(value);
            assertTrue(lines.size() > 150, () -> value + ": " + lines);
            String text = String.join("", lines) + "qos TRUE\n";
            if (subnet.restartWithOptions(text).outcome() == Outcome.ACCEPTS) {
                wrong.addAll(differences(value, text));
            } else {
                lines.stream().filter(line -> !starts(line)).forEach(line -> wrong.add("does not start: " + line));
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void openSmDoesNotStartWhereTheCheckSaysSo() {
        List<String> lines = OddValues.notStarted();
        assertEquals(
                Set.of("console (null)", "part_enforce (null)", "transaction_timeout 0"),
                lines.stream().map(String::strip).collect(Collectors.toSet()));
        lines.forEach(line ->
                assertEquals(Outcome.CRASHES, subnet.restartWithOptions(line).outcome(), line));
    }

    @Test
    void everyRoutingEngineOfTheTableIsKnownAndAnotherOneIsSkipped() {
        subnet.restartWithOptions(
                "qos TRUE\nrouting_engine minhop,updn,dnup,file,ftree,lash,dor,torus-2QoS,nue,dfsssp,sssp\n");
        assertEquals(Set.of(), OptionComplaints.all(subnet.complaints()));

        subnet.restartWithOptions("qos TRUE\nrouting_engine foo,lash\n");
        assertEquals(Set.of("routing_engine"), OptionComplaints.all(subnet.complaints()));
        assertTrue(subnet.log().contains("lash tables configured"), subnet::log);
    }

    private static boolean starts(String line) {
        return subnet.restartWithOptions("qos TRUE\n" + line).outcome() == Outcome.ACCEPTS;
    }

    private static List<String> differences(String value, String text) {
        List<String> complaints = subnet.complaints();
        Set<String> missed = new TreeSet<>(OptionComplaints.all(complaints));
        missed.removeAll(options(OddValues.check(text).found(), text));
        Set<String> imagined = options(
                OddValues.check(text).found().stream()
                        .filter(finding -> REPLACING.contains(finding.code()))
                        .filter(finding -> SILENT.stream().noneMatch(finding.message()::contains))
                        .toList(),
                text);
        imagined.removeAll(OptionComplaints.replaced(complaints));
        List<String> differences = new ArrayList<>();
        missed.forEach(option -> differences.add("not found: " + option + " " + value));
        imagined.forEach(option -> differences.add("not reported by OpenSM: " + option + " " + value));
        return differences;
    }

    /** The options on whose lines findings are, and those that their messages begin with. */
    private static Set<String> options(List<Finding> findings, String text) {
        List<String> lines = text.lines().toList();
        Set<String> options = new TreeSet<>();
        for (Finding finding : findings) {
            options.add(
                    finding.code().equals("opts-long-timeout-too-short")
                            ? "long_transaction_timeout"
                            : lines.get(finding.line() - 1).split(" ")[0]);
        }
        return options;
    }
}
