package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.conformity.program.QosProcess.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.tables.ProgrammedPort;
import org.qos.conformity.tables.Smpquery;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;

/** What {@code qos apply} and {@code qos rollback} do to a fabric, as smpquery shows it. */
@RequiresOpenSm
class ApplyIT {

    private static final String OPTIONS = "qos TRUE\n";
    private static final int KILLED_RUNS = 20;
    private static final int LONGEST_RUN_MS = 60;

    /** ibsim serves ten clients, and those that were killed count until it is started again. */
    private static final int KILLED_CLIENTS = 5;

    private static OpenSmOnIbsim subnet;
    private static ProgrammedSubnet programmed;

    @BeforeAll
    static void start() {
        SubnetFiles files = SubnetFiles.ofNet(Nets.pairOfSwitches(4)).withOptions(OPTIONS);
        subnet = OpenSmOnIbsim.startWithConsole(files, Duration.ofSeconds(60));
        programmed = new ProgrammedSubnet(subnet);
    }

    @AfterAll
    static void stop() {
        subnet.close();
    }

    @BeforeEach
    void writePolicy() {
        SitePolicy.FIRST.writeTo(subnet);
    }

    @Test
    void smpqueryShowsThePlannedTables() {
        Outcome applied = apply();
        assertEquals(0, applied.exitCode(), applied.err());
        Smpquery smpquery = new Smpquery(subnet);
        String differences = subnet.ports().ports().stream()
                .map(smpquery::read)
                .map(SitePolicy.FIRST::difference)
                .reduce("", String::concat);
        assertEquals("", differences);
        assertEquals("", qos("verify").out());
    }

    @Test
    void verifyNamesAScopeWithoutAPort() {
        SitePolicy.write(
                subnet,
                SitePolicy.FIRST
                        .text()
                        .replace(
                                "</port-groups>",
                                "<port-group><name>Gone</name><port-name>gone/P1</port-name></port-group></port-groups>")
                        .replace("<group>Adapters</group><from>", "<group>Gone</group><from>"));
        Outcome verify = qos("verify");
        assertTrue(verify.err().contains("[scope-without-port]"), verify.err());
    }

    @Test
    void theSecondRunSetsNothing() {
        apply();
        Outcome second = apply();
        assertEquals("Nothing differs; nothing was set.\n", second.out());
        assertEquals(0, second.exitCode());
    }

    @Test
    void rollbackSaysWhichRunItUndoes() {
        SitePolicy.SECOND.writeTo(subnet);
        assertEquals(0, apply().exitCode());
        Outcome undone = rollback("--yes", "--format", "json");
        assertEquals(0, undone.exitCode(), undone.err());
        assertTrue(
                undone.out().contains("\"policy\" : \"" + subnet.directory().resolve(SitePolicy.FILE)), undone.out());
        assertTrue(undone.out().contains("\"finished\" : true"), undone.out());
        assertEquals(0, apply().exitCode());
        Outcome again = rollback("--yes");
        assertTrue(again.out().startsWith("Undoing the run of 2"), again.out());
        assertTrue(again.out().contains(", which had set all its tables: "), again.out());
    }

    /** The process of these tests has nobody who answers. */
    @Test
    void rollbackAsksWithWhatItRestores() {
        SitePolicy.SECOND.writeTo(subnet);
        assertEquals(0, apply().exitCode());
        Outcome asked = rollback();
        assertEquals(1, asked.exitCode(), asked.err());
        assertTrue(asked.out().contains(" (now "), asked.out());
        assertTrue(asked.err().contains(" tables? [y/N]"), asked.err());
        assertTrue(asked.err().endsWith("nothing was set.\n"), asked.err());
        assertEquals("", differences(SitePolicy.SECOND));
        assertEquals(2, rollback("--format", "json").exitCode());
        assertEquals(0, rollback("--yes").exitCode());
        assertNotEquals("", differences(SitePolicy.SECOND));
    }

    private Outcome rollback(String... more) {
        return QosProcess.run(
                subnet,
                Stream.concat(Stream.of("rollback", "--last", "--journal", ProgrammedSubnet.JOURNAL), Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void withOneDatagramInTenLostTheTablesAreThePlannedOnes() {
        SitePolicy.SECOND.writeTo(subnet);
        subnet.simulate("Error \"leaf\" 10");
        subnet.simulate("Error \"core\" 10");
        Outcome applied;
        try {
            applied = apply();
        } finally {
            subnet.simulate("Error \"leaf\" 0");
            subnet.simulate("Error \"core\" 0");
        }
        assertEquals(0, applied.exitCode(), applied.err());
        assertEquals("", differences(SitePolicy.SECOND));
    }

    @Test
    void aRunThatWasKilledIsRolledBack() throws IOException {
        long seed = 20261122;
        System.out.println("ApplyIT: seed " + seed);
        Random random = new Random(seed);
        subnet.restart();
        List<ProgrammedPort> before = programmed.tables();
        int interrupted = 0;
        for (int run = 0; run < KILLED_RUNS; run++) {
            if (run % KILLED_CLIENTS == KILLED_CLIENTS - 1) {
                subnet.restart();
            }
            killAfter(random.nextInt(LONGEST_RUN_MS), run % 2 == 0 ? SitePolicy.SECOND : SitePolicy.FIRST);
            interrupted += programmed.tables().equals(before) ? 0 : 1;
            assertEquals(List.of(), programmed.rollback().failures());
            assertEquals(before, programmed.tables());
        }
        System.out.println("ApplyIT: " + interrupted + " of " + KILLED_RUNS + " runs had set tables");
        assertTrue(interrupted > 0);
    }

    /** Starts a run and kills it some time after its journal is there. */
    private static void killAfter(int milliseconds, SitePolicy policy) throws IOException {
        long journals = journals();
        policy.writeTo(subnet);
        try (QosProcess run = QosProcess.start(subnet, words("apply", "--yes"))) {
            while (run.isRunning() && journals() == journals) {
                Thread.sleep(1);
            }
            Thread.sleep(milliseconds);
            run.kill();
            run.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertEquals(journals + 1, journals());
    }

    private static long journals() throws IOException {
        Path folder = programmed.journals();
        if (!Files.isDirectory(folder)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json")).count();
        }
    }

    private static String differences(SitePolicy policy) {
        return programmed.tables().stream().map(policy::difference).reduce("", String::concat);
    }

    private static Outcome apply() {
        return QosProcess.run(subnet, words("apply", "--yes"));
    }

    private static Outcome qos(String command) {
        return QosProcess.run(subnet, command, "--policy", SitePolicy.FILE);
    }

    private static String[] words(String command, String option) {
        return new String[] {command, option, "--policy", SitePolicy.FILE, "--journal", ProgrammedSubnet.JOURNAL};
    }
}
