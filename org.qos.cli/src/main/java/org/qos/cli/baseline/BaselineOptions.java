package org.qos.cli.baseline;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import org.qos.cli.baseline.Baseline.Entry;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.cli.report.CheckResult;
import org.qos.dsl.language.IoReason;
import picocli.CommandLine.Option;

/** The options of {@code qos check} and {@code qos audit} about findings that are known. */
public final class BaselineOptions {

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "Report and count only what is not in this baseline, and errors that stop OpenSM or 'qos"
                    + " generate'.")
    private Optional<Path> baseline = Optional.empty();

    @Option(
            names = "--write-baseline",
            paramLabel = "FILE",
            description = "Write all current findings to FILE as the baseline, except errors that stop OpenSM or 'qos"
                    + " generate'; of 'qos check' and 'qos audit', each keeps the findings of the other.")
    private Optional<Path> written = Optional.empty();

    /**
     * The findings that are known before the check.
     *
     * @throws CommandFailed when the file cannot be read, or is not a baseline
     */
    public Optional<KnownFindings> read(Console console) {
        return baseline.map(file -> new KnownFindings(console.resolve(file), contentOf(file, console)));
    }

    private static Baseline contentOf(Path file, Console console) {
        return new InputFiles(console, Optional.empty()).reading(file, path -> {
            try {
                return BaselineFile.read(path);
            } catch (BaselineFile.Malformed e) {
                throw CommandFailed.failed(file + ":" + e.line() + ": is not a baseline: " + e.getMessage()
                        + ". Name a file that --write-baseline wrote; a damaged one can be removed and written again.");
            }
        });
    }

    /**
     * Writes everything that was found into the file that is to be written, if there is one, and otherwise reports what is
     * known but was not found.
     *
     * @param codes whether the command reports findings with a code; others stay in the file, and nothing is said of them
     * @return what is known now
     */
    public Optional<KnownFindings> update(
            Optional<KnownFindings> known, CheckResult result, Predicate<String> codes, Console console) {
        if (written.isPresent()) {
            return Optional.of(write(written.get(), result, codes, console));
        }
        known.ifPresent(findings -> findings.gone(result).stream()
                .filter(entry -> codes.test(entry.code()))
                .forEach(entry -> report(entry, console)));
        return known;
    }

    private static KnownFindings write(Path file, CheckResult result, Predicate<String> codes, Console console) {
        Path path = console.resolve(file);
        Baseline all = KnownFindings.all(path, result);
        try {
            all = all.with(BaselineFile.readIfAny(path).findings().stream()
                    .filter(entry -> !codes.test(entry.code()))
                    .toList());
            BaselineFile.write(path, all);
        } catch (BaselineFile.Malformed e) {
            throw CommandFailed.failed(file + ":" + e.line() + ": is not a baseline, and is not replaced: "
                    + e.getMessage() + ". Give another name, or remove the file.");
        } catch (IOException e) {
            throw CommandFailed.failed(file + ": cannot be written: " + IoReason.of(e));
        }
        return new KnownFindings(path, all);
    }

    private void report(Entry gone, Console console) {
        console.err()
                .println("qos: " + baseline.map(Path::toString).orElse("") + ": " + gone.file() + ": "
                        + gone.code() + " " + gone.fingerprint() + " is no longer found (" + gone.message()
                        + "); remove it from the baseline");
    }
}
