package org.qos.cli.doctor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qos.fabric.sm.ProcessLog;
import org.qos.fabric.sm.ProcessLog.Use;
import org.qos.fabric.sm.SmProcess;

/**
 * Whether a log is that of a running OpenSM: what another one has written says nothing about it.
 *
 * @param name the log, for messages
 * @param log the log
 */
public record ProcessDiagnosis(String name, Path log) {

    /** The finding about the process that the user has named. */
    public Diagnosis ofNamed(SmProcess process) {
        ProcessLog found = new ProcessLog(process);
        return found.of(log) == Use.NOT_WRITTEN
                ? Diagnosis.problem(
                        name + " is not the log that process " + process.pid() + " writes" + file(found),
                        "pass its log with --log")
                : ofAny(List.of(process));
    }

    /**
     * The finding about the processes of this machine.
     *
     * @param processes at least one
     */
    public Diagnosis ofAny(List<SmProcess> processes) {
        return writer(processes)
                .map(process -> Diagnosis.ok("process " + process.pid() + " writes " + name))
                .orElseGet(() ->
                        withoutWriter(processes.stream().map(ProcessLog::new).toList()));
    }

    /** The process that writes the log, among some; empty where the system shows none. */
    public Optional<SmProcess> writer(List<SmProcess> processes) {
        return processes.stream()
                .filter(process -> new ProcessLog(process).of(log) == Use.WRITTEN)
                .findFirst();
    }

    private Diagnosis withoutWriter(List<ProcessLog> logs) {
        if (logs.stream().anyMatch(found -> found.of(log) == Use.NOT_SHOWN)) {
            return Diagnosis.unknown(
                    "the system does not show this user whether a running opensm writes " + name,
                    "run the command as root or as the user of OpenSM");
        }
        ProcessLog first = logs.get(0);
        return Diagnosis.unknown(
                "no running opensm writes " + name + ", so that what it says may be over; process "
                        + first.process().pid() + " has another log" + file(first),
                "pass the log with --log, or name the process with --pid");
    }

    private static String file(ProcessLog found) {
        return found.file().map(file -> ", which is " + file).orElse("");
    }
}
