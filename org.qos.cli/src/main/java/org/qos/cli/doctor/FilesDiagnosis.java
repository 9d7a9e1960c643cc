package org.qos.cli.doctor;

import java.util.Optional;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Verdict;
import org.qos.runtime.option.SmOptions;

/** What the option file and the policy file of OpenSM show. */
public final class FilesDiagnosis {

    private FilesDiagnosis() {}

    /**
     * Whether OpenSM reads a policy at all.
     *
     * @param name the option file, for messages
     */
    public static Diagnosis ofOptions(String name, SmOptions options) {
        if (!options.qos()) {
            return Diagnosis.problem(
                    name + ": 'qos' is not TRUE; OpenSM reads no policy and sets no tables",
                    "write the line 'qos TRUE' and send SIGHUP to opensm");
        }
        return options.policyFile().isEmpty()
                ? Diagnosis.problem(
                        name + ": qos_policy_file is empty; OpenSM has no policy",
                        "write 'qos_policy_file' and the path of the policy")
                : Diagnosis.ok(name + ": 'qos' is TRUE");
    }

    /** The finding where the policy file does not exist. */
    public static Diagnosis withoutPolicy(String name) {
        return Diagnosis.problem(
                name + ": no such file; OpenSM has no policy",
                "install one with 'qos deploy', or name the right file in qos_policy_file");
    }

    /**
     * What OpenSM does with the policy file as it is now.
     *
     * @param name the policy file, for messages
     */
    public static Diagnosis ofPolicy(String name, CheckedFile checked) {
        Verdict verdict = checked.opensm().orElse(Verdict.DEPENDS);
        Optional<String> cause = checked.found().stream()
                .filter(finding -> finding.opensm().filter(verdict::equals).isPresent())
                .map(finding -> place(name, finding))
                .findFirst();
        String look = "'qos check " + name + "' shows all findings";
        return switch (verdict) {
            case ACCEPTS -> Diagnosis.ok(name + ": OpenSM accepts it");
            case DEPENDS ->
                Diagnosis.unknown(
                        cause.map(text -> text + "; ").orElse(name + ": ")
                                + "the fabric decides whether OpenSM accepts it",
                        "pass a snapshot of the fabric with --fabric; " + look);
            case REJECTS, HANGS, CRASHES -> Diagnosis.problem(cause.orElse(name + ": OpenSM " + verdict + " it"), look);
        };
    }

    private static String place(String name, Finding finding) {
        return name + ":" + finding.line() + ": " + finding.message();
    }
}
