package org.qos.fabric.sm;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.fabric.file.FileInput;

/**
 * A heavy sweep that OpenSM has begun and not ended, as far as its log shows it (osm_state_mgr.c:do_sweep). With the usual log
 * flags a sweep is seen only once something of it failed or the switches have their tables; with verbose ones from its start.
 *
 * @param errors what the log says of the policy file in this sweep
 */
public record UnfinishedSweep(List<String> errors) {

    private static final Pattern POLICY_ERROR = Pattern.compile(".* -> (?:\\w+: )?(ERR AC\\d\\d: .*)");
    private static final Pattern REFUSAL = Pattern.compile("ERR AC(?:01|03|04|06): .*");
    private static final List<String> STEPS = List.of("INITIATING HEAVY SWEEP", "tables configured on all switches");
    private static final List<String> ENDS = List.of(
            "-> SUBNET UP",
            "-> Errors during initialization",
            "-> Exiting SM",
            "-> Entering STANDBY state",
            "-> OpenSM ");

    /** Copies the list. */
    public UnfinishedSweep {
        errors = List.copyOf(errors);
    }

    /** Whether OpenSM has rejected the policy file in this sweep. */
    public boolean refused() {
        return errors.stream().anyMatch(error -> REFUSAL.matcher(error).matches());
    }

    /**
     * The sweep that the end of a log is in.
     *
     * @return empty where the log shows none
     * @throws IOException when it cannot be read
     */
    public static Optional<UnfinishedSweep> read(Path log) throws IOException {
        try (InputStream text = FileInput.openLines(log, Long.MAX_VALUE)) {
            return read(text);
        }
    }

    static Optional<UnfinishedSweep> read(InputStream log) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(log, StandardCharsets.ISO_8859_1));
        boolean underWay = false;
        List<String> errors = new ArrayList<>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Matcher error = POLICY_ERROR.matcher(line);
            if (error.matches()) {
                underWay = true;
                errors.add(error.group(1));
            } else if (ENDS.stream().anyMatch(line::contains)) {
                underWay = false;
                errors.clear();
            } else if (STEPS.stream().anyMatch(line::contains)) {
                underWay = true;
            }
        }
        return underWay ? Optional.of(new UnfinishedSweep(errors)) : Optional.empty();
    }
}
