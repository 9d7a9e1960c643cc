package org.qos.cli.check;

import java.util.List;
import java.util.Optional;
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
        return found.code().equals("unrecognized-option")
                && name(found, lines)
                        .filter(name -> KnownOptions.otherVersion(name).isPresent())
                        .isPresent();
    }

    /** The name that the finding is about: the text of its range, for a line may be long and have thousands of findings. */
    private static Optional<String> name(Finding found, List<String> lines) {
        if (found.line() > lines.size() || found.endLine() != found.line()) {
            return Optional.empty();
        }
        String line = lines.get(found.line() - 1);
        return found.endColumn() > line.length() + 1
                ? Optional.empty()
                : Optional.of(line.substring(found.column() - 1, found.endColumn() - 1));
    }
}
