package org.qos.cli.check;

import java.util.List;
import org.qos.cli.console.Console;
import org.qos.cli.report.CheckResult;
import org.qos.cli.report.ReportedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Target;
import org.qos.dsl.option.KnownOptions;

/** Suggests another target where most findings of an option file are about options that OpenSM 3.3 alone does not have. */
public record TargetHint(Console console) {

    /** A single option may as well be an error. */
    private static final int FEWEST = 3;

    /** Prints the hint where it applies to a result. */
    public void print(CheckResult result) {
        result.files().stream()
                .filter(file -> file.checked().target() == Target.OPENSM_3_3)
                .forEach(this::print);
    }

    private void print(ReportedFile file) {
        List<String> lines = file.checked().source().nodes().getText().lines().toList();
        long ofOthers = file.findings().stream()
                .filter(found -> isOfOthers(found, lines))
                .count();
        if (ofOthers >= FEWEST && 2 * ofOthers > file.findings().size()) {
            console.err()
                    .println("qos: " + file.name() + ": " + ofOthers + " of "
                            + file.findings().size() + " findings are about options that " + Target.OPENSM_3_3.meaning()
                            + ", does not have; if " + Target.MLNX_5.meaning() + ", reads the file, pass --target "
                            + Target.MLNX_5.id() + ".");
        }
    }

    private static boolean isOfOthers(Finding found, List<String> lines) {
        if (!found.code().equals("unrecognized-option") || found.line() > lines.size()) {
            return false;
        }
        String name = lines.get(found.line() - 1).strip().split("\\s", 2)[0];
        return KnownOptions.otherVersion(name).isPresent();
    }
}
