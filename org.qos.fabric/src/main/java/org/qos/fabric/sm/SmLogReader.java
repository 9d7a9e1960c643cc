package org.qos.fabric.sm;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.fabric.file.FileInput;

/**
 * Reads the log of OpenSM line by line, however long it is, and keeps what follows the last start (OpenSM
 * osm_log.c:osm_log_v3 has the form of a line; main.c, osm_state_mgr.c and osm_qos_parser_y.y the messages).
 */
public final class SmLogReader {

    private static final Pattern ENTRY = Pattern.compile(
            "(\\p{Alpha}{3} [ \\d]\\d \\d\\d:\\d\\d:\\d\\d \\d{6}) \\[\\p{XDigit}+] 0x\\p{XDigit}+ -> (.*)");
    private static final Pattern START = Pattern.compile("OpenSM \\d+\\.\\S+.*");
    private static final Pattern ROLE = Pattern.compile("Entering (\\w+) state.*");

    /** It logs this once, in the first sweep that finds the file (osm_qos_parser_y.y:osm_qos_parse_policy_file). */
    private static final Pattern LOADING = Pattern.compile("(?:\\w+: )?Loading QoS policy file \\((.*)\\)");

    private static final Pattern POLICY_ERROR = Pattern.compile("(?:\\w+: )?(ERR AC\\d\\d: .*)");

    /** With these OpenSM goes on without a policy; others of the kind are about single P_Keys. */
    private static final Pattern REFUSAL = Pattern.compile("ERR AC(?:01|03|04|06): .*");

    private static final Pattern PARTITION_ERROR =
            Pattern.compile("(?:\\w+: )?(PARSE ERROR: line \\d+: .*|Partition configuration in error.*)");

    /** OpenSM goes on with its default partitions (osm_prtn.c:osm_prtn_make_partitions). */
    private static final String PARTITIONS_REFUSED = "Partition configuration in error";

    private static final String END_OF_SWEEP = "SUBNET UP";
    private static final String END = "Exiting SM";

    /** What shows that a sweep is under way: the text in a box at its start, and what the threads of routing log. */
    private static final List<String> STEPS_OF_SWEEP =
            List.of("INITIATING HEAVY SWEEP", "tables configured on all switches");

    private static final List<String> ENDS_OF_SWEEP =
            List.of(END_OF_SWEEP, "Errors during initialization", END, "Entering STANDBY state", "OpenSM ");

    private final LocalDateTime now;
    private Optional<String> version = Optional.empty();
    private Optional<LocalDateTime> start = Optional.empty();
    private Optional<String> role = Optional.empty();
    private Optional<LocalDateTime> lastSweep = Optional.empty();
    private Optional<String> policyFile = Optional.empty();
    private int sweeps;
    private boolean ended;
    private boolean lastRefused;
    private List<PolicyRefusal> refusals = new ArrayList<>();
    private List<String> errors = new ArrayList<>();
    private List<String> partitionErrors = List.of();
    private List<String> errorsOfPartitions = new ArrayList<>();
    /** What the sweep that is under way has logged of the policy file. */
    private Optional<List<String>> underWay = Optional.empty();

    private SmLogReader(LocalDateTime now) {
        this.now = now;
    }

    /**
     * Reads a log now.
     *
     * @throws IOException when it cannot be read
     */
    public static SmHistory read(Path log) throws IOException {
        try (InputStream text = FileInput.openLines(log, Long.MAX_VALUE)) {
            return read(text, LocalDateTime.now());
        }
    }

    /**
     * Reads a log.
     *
     * @param log its text
     * @param now the time at which it is read; the lines of the log do not have the year
     * @throws IOException when it cannot be read
     */
    public static SmHistory read(InputStream log, LocalDateTime now) throws IOException {
        SmLogReader reader = new SmLogReader(now);
        BufferedReader lines = new BufferedReader(new InputStreamReader(log, StandardCharsets.ISO_8859_1));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            reader.line(line);
        }
        return reader.history();
    }

    private SmHistory history() {
        return new SmHistory(
                version,
                start,
                role,
                ended,
                policyFile,
                sweeps,
                lastSweep,
                refusals,
                lastRefused,
                partitionErrors,
                underWay.map(found -> new UnfinishedSweep(found, isRefused(found))));
    }

    private void line(String line) {
        Matcher entry = ENTRY.matcher(line);
        if (entry.matches()) {
            entry(entry.group(1), entry.group(2));
        }
        if (STEPS_OF_SWEEP.stream().anyMatch(line::contains)) {
            beginSweep();
        }
    }

    private List<String> beginSweep() {
        underWay = underWay.or(() -> Optional.of(new ArrayList<>()));
        return underWay.get();
    }

    private void entry(String time, String message) {
        if (ENDS_OF_SWEEP.stream().anyMatch(message::startsWith)) {
            underWay = Optional.empty();
        }
        if (START.matcher(message).matches()) {
            start(time, message);
        } else if (message.startsWith(END_OF_SWEEP)) {
            endSweep(time);
        } else if (message.startsWith(END)) {
            ended = true;
        } else {
            group(ROLE, message).ifPresent(name -> role = Optional.of(name.toLowerCase(Locale.ROOT)));
            group(LOADING, message).ifPresent(file -> policyFile = Optional.of(file));
            group(POLICY_ERROR, message).ifPresent(this::policyError);
            group(PARTITION_ERROR, message).ifPresent(errorsOfPartitions::add);
        }
    }

    private void policyError(String error) {
        errors.add(error);
        beginSweep().add(error);
    }

    private static boolean isRefused(List<String> errors) {
        return errors.stream().anyMatch(error -> REFUSAL.matcher(error).matches());
    }

    private static Optional<String> group(Pattern pattern, String message) {
        Matcher found = pattern.matcher(message);
        return found.matches() ? Optional.of(found.group(1)) : Optional.empty();
    }

    /** A start prints its version twice. */
    private void start(String time, String message) {
        version = Optional.of(message);
        start = time(time);
        role = Optional.empty();
        policyFile = Optional.empty();
        sweeps = 0;
        lastSweep = Optional.empty();
        ended = false;
        lastRefused = false;
        refusals = new ArrayList<>();
        errors = new ArrayList<>();
        partitionErrors = List.of();
        errorsOfPartitions = new ArrayList<>();
    }

    private void endSweep(String time) {
        sweeps++;
        lastSweep = time(time);
        lastRefused = isRefused(errors);
        if (lastRefused) {
            refusals.add(new PolicyRefusal(lastSweep, errors));
        }
        errors = new ArrayList<>();
        partitionErrors = errorsOfPartitions.stream().anyMatch(error -> error.startsWith(PARTITIONS_REFUSED))
                ? errorsOfPartitions
                : List.of();
        errorsOfPartitions = new ArrayList<>();
    }

    /** The latest time of that text which is not after now; a day is granted for clocks and time zones that differ. */
    private Optional<LocalDateTime> time(String text) {
        for (int year = now.getYear() + 1; year >= now.getYear() - 1; year--) {
            Optional<LocalDateTime> time = parse(text, year).filter(found -> !found.isAfter(now.plusDays(1)));
            if (time.isPresent()) {
                return time;
            }
        }
        return Optional.empty();
    }

    private static Optional<LocalDateTime> parse(String text, int year) {
        try {
            return Optional.of(LocalDateTime.parse(text.replace("  ", " 0"), format(year)));
        } catch (DateTimeException notADate) {
            return Optional.empty();
        }
    }

    private static DateTimeFormatter format(int year) {
        return new DateTimeFormatterBuilder()
                .parseCaseInsensitive()
                .appendPattern("MMM dd HH:mm:ss SSSSSS")
                .parseDefaulting(ChronoField.YEAR, year)
                .toFormatter(Locale.ENGLISH);
    }
}
