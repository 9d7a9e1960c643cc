package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.qos.cli.Shell.Outcome;
import org.qos.fabric.sm.SmProcess;

class DoctorCommandTest extends CommandTest {

    private static final LocalDate YESTERDAY = LocalDate.now().minusDays(1);
    private static final String POLICY =
            """
            # policy of the site
            qos-ulps
              default: 0
              iser: 4
            end-qos-ulps
            """;
    private static final String SWEEP = entry("10:00:00", "SUBNET UP");
    private static final String TABLES =
            entry("11:30:00", "osm_ucast_mgr_process: minhop tables configured on all switches");
    private static final String START = entry("09:00:00", "OpenSM 3.3.23")
            + entry("09:00:01", "Entering MASTER state")
            + entry("09:00:02", "osm_qos_parse_policy_file: Loading QoS policy file (/site/qos-policy.conf)")
            + SWEEP;
    private static final String REJECTED = entry("11:00:00", "yyerror: ERR AC05: Syntax error (line 3:5): syntax error")
            + entry("11:00:00", "osm_qos_parse_policy_file: ERR AC03: Failed parsing QoS policy file (p)")
            + entry("11:00:01", "SUBNET UP");

    @BeforeEach
    void install() throws IOException {
        shell.file(
                        "opensm.conf",
                        "qos TRUE\nqos_policy_file " + directory + "/qos-policy.conf\nlog_file " + directory
                                + "/opensm.log\npartition_config_file " + directory + "/partitions.conf\n")
                .file("qos-policy.conf", POLICY);
        log(START);
        changedAt(9);
    }

    @Test
    void whereNothingSpeaksAgainstThePolicyItIsInForce() {
        Outcome outcome = doctor();
        assertEquals(0, outcome.exitCode(), outcome::toString);
        assertEquals(
                4, outcome.out().lines().filter(line -> line.startsWith("ok ")).count(), outcome.out());
        assertTrue(outcome.out().contains("qos-policy.conf: OpenSM accepts it"), outcome.out());
    }

    @Test
    void partitionsThatOpenSmRejectsAreAProblem() throws IOException {
        log(START
                + entry("11:00:00", "parse_part_conf: PARSE ERROR: line 2: bad PortGUID")
                + entry(
                        "11:00:00",
                        "osm_prtn_make_partitions: Partition configuration in error; retrying with default config")
                + SWEEP);
        Outcome rejected = doctor();
        assertEquals(1, rejected.exitCode(), rejected::toString);
        assertTrue(
                rejected.out().contains("uses its default partitions: PARSE ERROR: line 2: bad PortGUID;"),
                rejected.out());
    }

    @Test
    void aLogWithoutErrorsShowsNoRejection() throws IOException {
        String options = Files.readString(directory.resolve("opensm.conf"));
        shell.file("opensm.conf", options + "log_flags 0x42\n");
        Outcome hidden = doctor();
        assertEquals(1, hidden.exitCode(), hidden::toString);
        assertTrue(hidden.out().contains("log_flags leaves errors or the ends of sweeps out of the log"), hidden.out());
        shell.file("opensm.conf", options + "log_flags 0x43\n");
        assertEquals(0, doctor().exitCode());
    }

    @Test
    void withoutQosNoPolicyIsRead() throws IOException {
        shell.file("opensm.conf", "qos yes\nlog_file " + directory + "/opensm.log\n");
        isProblem("opensm.conf: 'qos' is not TRUE", "write the line 'qos TRUE'", "--policy", "qos-policy.conf");
    }

    @Test
    void withoutThePolicyFileThereIsNoPolicy() throws IOException {
        Files.delete(directory.resolve("qos-policy.conf"));
        isProblem("qos-policy.conf: no such file; OpenSM has no policy", "install one with 'qos deploy'");
    }

    @Test
    void aFileThatOpenSmRejectsIsNamedWithItsLine() throws IOException {
        shell.file("qos-policy.conf", POLICY.replace("iser: 4", "iser: 40"));
        changedAt(9);
        isProblem("qos-policy.conf:4: SL 40 is out of range", "'qos check qos-policy.conf'");
    }

    @Test
    void aFileThatTheLastSweepRejectedIsNotInForce() throws IOException {
        log(START + REJECTED);
        isProblem(
                "11:00:01: ERR AC05: Syntax error (line 3:5): syntax error; ERR AC03",
                "correct the file, then send SIGHUP");
        changedAt(12);
        isProblem("11:00:01: ERR AC05", "-> send SIGHUP");
    }

    @Test
    void rulesOfARejectedFileStayUntilARestart() throws IOException {
        log(START + REJECTED + SWEEP);
        isProblem("the lines of qos-ulps that it read before the error", "restart OpenSM");
        log(START + REJECTED + START);
        assertEquals(0, doctor().exitCode());
    }

    @Test
    void aFileThatChangedSinceTheLastSweepIsNotInForceYet() throws IOException {
        changedAt(12);
        isProblem("accepted the policy file; the file changed later", "send SIGHUP to opensm");
    }

    @Test
    void anOpenSmThatHasEndedOrStandsByUsesNoPolicy() throws IOException {
        log(START + entry("12:00:00", "Exiting SM"));
        isProblem("OpenSM has ended", "start OpenSM");
        log(START + entry("12:00:00", "Entering STANDBY state"));
        isProblem("OpenSM is in state standby", "'sminfo' names its LID");
    }

    @Test
    void aLogThatSaysNothingIsNotAProblem() throws IOException {
        log("");
        Outcome empty = doctor();
        assertEquals(0, empty.exitCode(), empty::toString);
        assertTrue(empty.out().contains("unknown  opensm.log does not have a start of OpenSM"), empty.out());
    }

    @Test
    void aNamedLogThatCannotBeReadIsAFailure() throws IOException {
        Files.delete(directory.resolve("opensm.log"));
        Outcome absent = doctor();
        assertTrue(absent.out().contains("unknown  opensm.log: cannot be read: no such file"), absent.out());
        assertEquals(3, absent.exitCode());
        Files.createDirectory(directory.resolve("opensm.log"));
        Outcome folder = doctor();
        assertTrue(folder.out().contains("opensm.log: cannot be read: it is a folder"), folder.out());
        assertEquals(3, folder.exitCode());
    }

    @Test
    void theFindingsAreAvailableAsJson() throws JsonProcessingException {
        JsonNode found = new ObjectMapper().readTree(doctor("--format", "json").out());
        assertEquals(4, found.size());
        found.forEach(one -> assertEquals("ok", one.get("status").asText(), one::toString));
    }

    @Test
    void withoutAProcessTheLogOfThisMachineMayBeOver() {
        Outcome outcome = shell.qos("doctor", "--opts", "opensm.conf");
        assertEquals(0, outcome.exitCode(), outcome::toString);
        assertEquals(
                SmProcess.all().isEmpty(),
                outcome.out().contains("unknown  no process opensm runs on this machine"),
                outcome.out());
    }

    @Test
    void whileASweepIsUnderWayTheLastOneIsNotJudged() throws IOException {
        log(START + REJECTED + TABLES);
        Outcome outcome = doctor();
        assertTrue(outcome.out().contains("unknown  a sweep is under way, as opensm.log shows"), outcome.out());
        assertFalse(outcome.out().contains("OpenSM rejected the policy file at"), outcome.out());
        log(START + REJECTED.substring(0, REJECTED.lastIndexOf(entry("11:00:01", "SUBNET UP"))));
        isProblem("OpenSM rejected the policy file in the sweep that is under way: ERR AC05", "correct the file");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theLogOfAnotherProcessSaysNothingAboutTheNamedOne() throws IOException, InterruptedException {
        Process process = processThatWrites("other.log");
        String pid = Long.toString(process.pid());
        try {
            isProblem(
                    "opensm.log is not the log that process " + pid + " writes, which is "
                            + directory.resolve("other.log"),
                    "pass its log with --log",
                    "--pid",
                    pid);
            assertFalse(doctor("--pid", pid).out().contains("master"), "the log of another process is not judged");
        } finally {
            process.destroyForcibly().waitFor();
        }
        assertEquals(
                "qos: process " + pid + " is not a running opensm.\n",
                doctor("--pid", pid).err());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theLogOfTheNamedProcessIsJudged() throws IOException, InterruptedException {
        Process process = processThatWrites("opensm.log");
        try {
            Outcome outcome = doctor("--pid", Long.toString(process.pid()));
            assertEquals(0, outcome.exitCode(), outcome::toString);
            assertTrue(
                    outcome.out().contains("ok       process " + process.pid() + " writes opensm.log"), outcome.out());
            assertTrue(outcome.out().contains("is the master subnet manager"), outcome.out());
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    /** A shell under the name of OpenSM that has a file open. */
    private Process processThatWrites(String log, String... arguments) throws IOException {
        Path program = Files.copy(Path.of("/bin/sh").toRealPath(), directory.resolve("opensm"));
        List<String> words =
                new ArrayList<>(List.of(program.toString(), "-c", "exec 5>>" + log + "; echo; read wait", "opensm"));
        words.addAll(List.of(arguments));
        Process process =
                new ProcessBuilder(words).directory(directory.toFile()).start();
        process.getInputStream().read();
        return process;
    }

    @Test
    void aFileThatIsNotAnOptionFileIsAUsefulMessage() {
        Outcome outcome = shell.qos("doctor", "--opts", "qos-policy.conf");
        assertEquals(3, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: qos-policy.conf: is a policy"), outcome.err());
        assertEquals(
                "qos: nothing.conf: no such file.\n",
                shell.qos("doctor", "--opts", "nothing.conf").err());
    }

    @Test
    void aPolicyFileThatOpenSmDoesNotReadIsNotInForce() throws IOException {
        shell.file("other.conf", POLICY);
        isProblem(
                "OpenSM reads the policy file " + directory + "/qos-policy.conf, not other.conf, as opensm.log shows",
                "restart OpenSM if its options were changed since it started, else name its option file with --opts",
                optionsOf("other.conf"));
        assertFalse(doctor(optionsOf("other.conf")).out().contains("accepted"), "what it accepted is another file");
    }

    @Test
    void anOpenSmThatHasReadNoPolicyFileSinceItsStartHasNone() throws IOException {
        log(START.replaceAll(".*Loading.*\\R", ""));
        isProblem("OpenSM has not read a policy file since its start, as opensm.log shows", "restart OpenSM");
    }

    /** The name in the log is that of the options; the file is a copy from the machine of OpenSM. */
    @Test
    void aCopyOfThePolicyFileOfAnotherMachineIsTheOneThatItsOptionsName() throws IOException {
        shell.file("copy.conf", POLICY);
        Files.setLastModifiedTime(
                directory.resolve("copy.conf"), Files.getLastModifiedTime(directory.resolve("qos-policy.conf")));
        Outcome outcome = doctor("--policy", "copy.conf");
        assertEquals(0, outcome.exitCode(), outcome::toString);
    }

    @Test
    void aLogThatWasRotatedDoesNotShowWhichFileIsRead() throws IOException {
        log(SWEEP);
        Outcome outcome = doctor();
        assertEquals(0, outcome.exitCode(), outcome::toString);
        assertTrue(
                outcome.out()
                        .contains(
                                "unknown  opensm.log does not have a start of OpenSM, and so does not show which policy file"
                                        + " it reads, nor whether it has rejected one before"),
                outcome.out());
        assertFalse(outcome.out().contains("accepted"), outcome.out());
        log(REJECTED);
        isProblem("OpenSM rejected the policy file at", "correct the file");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutErrorsInTheLogNothingIsSaidAboutTheAcceptance() throws IOException, InterruptedException {
        Process process = processThatWrites("opensm.log", "-D", "0x42");
        String pid = Long.toString(process.pid());
        try {
            isProblem(
                    "process " + pid + " was started with -D and flags that leave errors or the ends of sweeps out",
                    "restart OpenSM without -D, or with 0x03 or more",
                    "--pid",
                    pid);
            String out = doctor("--pid", pid).out();
            assertTrue(out.contains("unknown  the last sweep that opensm.log shows ended at"), out);
            assertFalse(out.contains("accepted the policy file\n"), out);
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    private String[] optionsOf(String policy) throws IOException {
        String options = Files.readString(directory.resolve("opensm.conf"));
        shell.file("other.opensm.conf", options.replace("/qos-policy.conf", "/" + policy));
        return new String[] {"--opts", "other.opensm.conf"};
    }

    private void log(String text) throws IOException {
        shell.file("opensm.log", text.replace("/site/", directory + "/"));
    }

    private void isProblem(String text, String remedy, String... arguments) {
        Outcome outcome = doctor(arguments);
        assertEquals(1, outcome.exitCode(), outcome::toString);
        assertTrue(outcome.out().contains(text), outcome.out());
        assertTrue(outcome.out().contains(remedy), outcome.out());
    }

    /** The process is not looked for, because the log is named: others may run an OpenSM at the same time. */
    private Outcome doctor(String... arguments) {
        Stream<String> options =
                List.of(arguments).contains("--opts") ? Stream.of() : Stream.of("--opts", "opensm.conf");
        return shell.qos(Stream.of(Stream.of("doctor", "--log", "opensm.log"), options, Stream.of(arguments))
                .flatMap(words -> words)
                .toArray(String[]::new));
    }

    private void changedAt(int hour) throws IOException {
        LocalDateTime time = YESTERDAY.atTime(hour, 30);
        Files.setLastModifiedTime(
                directory.resolve("qos-policy.conf"),
                FileTime.from(time.atZone(ZoneId.systemDefault()).toInstant()));
    }

    private static String entry(String time, String message) {
        return String.format(
                Locale.ENGLISH, "%1$tb %1$td %2$s 000001 [7F00AA40] 0x80 -> %3$s%n", YESTERDAY, time, message);
    }
}
