package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.PortNumber;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/**
 * Reads what smpquery prints (infiniband-diags src/smpquery.c): nodeinfo, nodedesc, portinfo, sl2vl, vlarb and pkeys, also many
 * of them in one file with the prompts of a terminal, and comments after the values. Ports are found by their LIDs in other
 * files, or by the nodeinfo of the same file. The output of pkeys does not name its port, so that it needs the prompt with the
 * command. Bad content gives problems, never an exception.
 */
public final class SmpQueryReader extends LineReader<Snapshot> {

    private static final Pattern HEAD =
            Pattern.compile("# (?:Node info|Port info|SL2VL table|VLArbitration tables|Switch info): (.*)");
    private static final Pattern CAPACITIES = Pattern.compile(".*\\bLowCap (\\d{1,2}) HighCap (\\d{1,2})\\b.*");
    private static final Pattern FIELD = Pattern.compile("([A-Za-z][\\w ]*):\\.+([^.#].*?)?(?:\\s+#.*)?");
    private static final Pattern ROW =
            Pattern.compile("ports: in\\s+(\\d{1,3}), out\\s+(\\d{1,3}):\\s*\\|((?:\\s*\\d{1,2}\\|){16})");
    private static final Pattern WEIGHTS = Pattern.compile("(VL|WEIGHT)\\s*:\\s*\\|((?:0x\\p{XDigit}{1,4}\\s*\\|)+)");
    private static final Pattern PKEYS = Pattern.compile("\\d{1,5}:((?: 0x\\p{XDigit}{4}){1,8})");
    private static final Pattern DAMAGED =
            Pattern.compile("(?:(ports)\\s*:|((?:VL|WEIGHT)\\s*:\\s*\\|)|\\d{1,5}:\\s*0x).*");
    private static final int HEXADECIMAL = 16;

    private final Fabric fabric;
    private final List<SmpAnswer> answers = new ArrayList<>();
    private SmpAnswer current;
    private SmpAnswer.VlArbText table;

    private SmpQueryReader(Fabric fabric) {
        this.fabric = fabric;
    }

    /**
     * Reads a stream to its end.
     *
     * @param fabric where ports are found by their LIDs
     * @throws IOException when the stream cannot be read
     */
    public static Snapshot read(InputStream bytes, Fabric fabric) throws IOException {
        return new SmpQueryReader(fabric).readAll(bytes);
    }

    @Override
    void accept(String text) {
        String line = text.strip();
        Matcher head = HEAD.matcher(line);
        if (head.matches()) {
            begin(SmpTarget.ofHead(head.group(1)));
            capacities(line);
        } else if (line.contains("smpquery ")) {
            begin(SmpTarget.ofCommand(line));
        } else if (line.startsWith("# Low priority VL")) {
            table = current == null ? null : current.low();
        } else if (line.startsWith("# High priority VL")) {
            table = current == null ? null : current.high();
        } else if (current != null && !isTerminal(text)) {
            value(line);
        }
    }

    private void begin(Optional<SmpTarget> target) {
        current = target.map(found -> new SmpAnswer(line(), found)).orElse(null);
        table = null;
        target.ifPresent(found -> answers.add(current));
    }

    private void capacities(String line) {
        Matcher capacities = CAPACITIES.matcher(line);
        if (current != null && capacities.matches()) {
            current.low().capacity(Integer.parseInt(capacities.group(1)));
            current.high().capacity(Integer.parseInt(capacities.group(2)));
        }
    }

    private void value(String line) {
        Matcher row = ROW.matcher(line);
        Matcher weights = WEIGHTS.matcher(line);
        Matcher pkeys = PKEYS.matcher(line);
        Matcher field = FIELD.matcher(line);
        if (row.matches()) {
            row(Integer.parseInt(row.group(1)), Integer.parseInt(row.group(2)), row.group(3));
        } else if (weights.matches() && table != null) {
            entries(weights.group(1).equals("VL"), numbers(weights.group(2), "\\|"));
        } else if (pkeys.matches()) {
            numbers(pkeys.group(1), " ").stream()
                    .filter(pkey -> Pkey.base(pkey) != 0)
                    .forEach(current.pkeys()::add);
        } else if (field.matches()) {
            field(field.group(1), field.group(2) == null ? "" : field.group(2).strip());
        } else {
            damaged(DAMAGED.matcher(line));
        }
    }

    private void field(String name, String value) {
        SmpFields.problem(name, value).ifPresent(this::warn);
        current.fields().putIfAbsent(name, value);
    }

    /** A line that begins as one of a table and goes on otherwise. */
    private void damaged(Matcher line) {
        if (!line.matches()) {
            return;
        }
        if (line.group(1) != null) {
            warn("an SL2VL row has an in-port, an out-port and 16 VLs; the row is left out");
        } else if (line.group(2) == null) {
            warn("a line of P_Keys has 1 to 8 of them with 4 digits each; it is left out");
        } else {
            if (table != null) {
                table.damage();
            }
            warn(
                    "VLs and weights are hexadecimal numbers, after the line that names their table; the table is left out");
        }
    }

    private void entries(boolean areVls, List<Integer> values) {
        int max = areVls ? Vl.COUNT - 1 : VlArbitration.MAX_WEIGHT;
        if (values.stream().allMatch(value -> value <= max)) {
            (areVls ? table.vls() : table.weights()).addAll(values);
        } else {
            table.damage();
            warn("a VL is at most 15, a weight at most 255; the table is left out");
        }
    }

    private void row(int in, int out, String text) {
        List<Integer> vls = Arrays.stream(text.split("\\|"))
                .map(String::strip)
                .filter(vl -> !vl.isEmpty())
                .map(Integer::valueOf)
                .toList();
        if (vls.stream().allMatch(Vl::isInSl2Vl) && in <= PortNumber.MAX && out <= PortNumber.MAX) {
            current.rows().add(new SmpAnswer.Row(line(), in, out, Sl2VlRow.of(vls)));
        } else {
            warn("a VL is at most 15, a port at most 254; the row is left out");
        }
    }

    private static List<Integer> numbers(String text, String separator) {
        return Arrays.stream(text.split(separator))
                .map(String::strip)
                .filter(number -> !number.isEmpty())
                .map(number -> Integer.parseInt(number.substring("0x".length()), HEXADECIMAL))
                .toList();
    }

    @Override
    Snapshot result() {
        answers.removeIf(SmpAnswer::isEmpty);
        if (answers.isEmpty()) {
            return Snapshot.unusable(problemsAnd("no answer found, is this the output of smpquery?"));
        }
        SmpAnswers resolved = new SmpAnswers(fabric, answers, this::warn);
        return new Snapshot(resolved.state(), resolved.nodeLines(), problems());
    }
}
