package org.qos.dsl.generator.options;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.option.KnownOption;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.ValueForm;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.options.OptionsScanner;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.scanner.ReadLines;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.Vl;

/**
 * Puts generated options into an option file of a site. Of an option that the file has, the last line gets the new value,
 * because OpenSM uses the last one; new options come at the end. An option for one kind of ports that would override a generated
 * one for all kinds becomes a comment. A line that is too long for OpenSM to read it whole stays, and the new value comes at the
 * end. The number of VLs is not lowered while tables of the site stay. Everything else stays as it is.
 */
public final class OptionsMerge {

    private static final String UNSET_LIMIT = "-1";

    private static final String REPLACED = "# replaced by qos generate: ";

    private static final Set<ValueForm> TABLES = EnumSet.of(ValueForm.SL2VL, ValueForm.VLARB);

    private final String text;
    /** What OpenSM reads at once, by where it begins. */
    private final NavigableMap<Integer, ReadLines.Line> lines = new TreeMap<>();

    private final List<Option> existing;
    private final Map<String, Option> last = new LinkedHashMap<>();
    private final Map<String, String> own;
    private final List<Change> changes = new ArrayList<>();

    /** A change of the text: what replaces the characters from an offset to another one. */
    private record Change(int from, int to, String text) {}

    private OptionsMerge(String text, Map<String, String> generated, boolean keepsPolicyFile) {
        this.text = text;
        ReadLines.each(text, OptionsScanner.LONGEST_LINE, line -> lines.put(line.start(), line));
        this.existing = options(text);
        existing.forEach(option -> last.put(option.getName(), option));
        this.own = new LinkedHashMap<>(generated);
        if (keepsPolicyFile
                && existing.stream()
                        .filter(option -> isSet(option) && !value(option).isBlank())
                        .anyMatch(option -> GeneratedOptions.POLICY_FILE.equals(option.getName()))) {
            own.remove(GeneratedOptions.POLICY_FILE);
        }
        if (keepsTables() && lowersOperationalVls()) {
            own.remove(GeneratedOptions.MAX_OP_VLS);
        }
    }

    /** Whether tables of the site stay: those for ports about which the policy says nothing. */
    private boolean keepsTables() {
        return existing.stream()
                .filter(option -> isSet(option) && isTable(option.getName()))
                .anyMatch(option -> !own.containsKey(option.getName()) && !overridesOwn(option));
    }

    private static boolean isTable(String name) {
        return KnownOptions.option(name)
                .flatMap(known -> known.values().form())
                .filter(TABLES::contains)
                .isPresent();
    }

    /** Whether fewer VLs would be operational than with the file of the site, whose tables may name them. */
    private boolean lowersOperationalVls() {
        String generated = own.get(GeneratedOptions.MAX_OP_VLS);
        if (generated == null) {
            return false;
        }
        Option site = last.get(GeneratedOptions.MAX_OP_VLS);
        long code = site == null
                ? SmOptions.DEFAULTS.maxOpVls()
                : CNumber.in(value(site)).value();
        return code <= Vl.MAX_CODE && code > Integer.parseInt(generated);
    }

    /**
     * The text of the file with the generated options.
     *
     * @param text the file of the site
     * @param generated the value of each generated option, in the order in which new ones are written
     * @param keepsPolicyFile whether a path of the policy file stays that the file has
     */
    public static String merge(String text, Map<String, String> generated, boolean keepsPolicyFile) {
        return new OptionsMerge(text, generated, keepsPolicyFile).merged();
    }

    private String merged() {
        Set<String> added = new LinkedHashSet<>();
        own.forEach((name, value) -> {
            Option written = last.get(name);
            if (written == null || !value.equals(value(written)) && !isWhole(line(written), value)) {
                added.add(name);
            } else if (!value.equals(value(written))) {
                replace(written, value);
            }
        });
        existing.stream().filter(this::overridesOwn).forEach(this::commentOut);
        return applied() + added(added);
    }

    private ReadLines.Line line(Option option) {
        int offset = NodeModelUtils.findActualNodeFor(option).getOffset();
        return lines.floorEntry(offset).getValue();
    }

    /** Whether OpenSM reads a line whole, also when it becomes longer by a text. */
    private boolean isWhole(ReadLines.Line line, String more) {
        boolean ends = line.end() == text.length() || text.charAt(line.end()) == '\n';
        String longer = text.substring(line.start(), line.end()) + more;
        return ends && longer.getBytes(StandardCharsets.UTF_8).length <= OptionsScanner.LONGEST_LINE;
    }

    private void replace(Option option, String value) {
        changes.add(NodeModelUtils.findNodesForFeature(option, OptionsPackage.Literals.OPTION__VALUE).stream()
                .findFirst()
                .map(written -> new Change(written.getOffset(), written.getEndOffset(), value))
                .orElseGet(() -> afterName(option, value)));
    }

    private static Change afterName(Option option, String value) {
        int end = NodeModelUtils.findActualNodeFor(option).getEndOffset();
        return new Change(end, end, " " + value);
    }

    /** Whether an option for one kind of ports would win over a generated one for all kinds. */
    private boolean overridesOwn(Option option) {
        String name = option.getName();
        return isSet(option)
                && !own.containsKey(name)
                && Arrays.stream(PortKind.values())
                        .map(PortKind::prefix)
                        .filter(name::startsWith)
                        .anyMatch(prefix -> own.containsKey(PortKind.GENERAL_PREFIX + name.substring(prefix.length())));
    }

    private void commentOut(Option option) {
        ReadLines.Line line = line(option);
        int offset = NodeModelUtils.findActualNodeFor(option).getOffset();
        changes.add(
                isWhole(line, REPLACED)
                        ? new Change(offset, offset, REPLACED)
                        : new Change(line.start(), line.end(), REPLACED + option.getName() + lineEnd()));
    }

    private String applied() {
        StringBuilder merged = new StringBuilder(text);
        changes.stream()
                .sorted((one, other) -> Integer.compare(other.from(), one.from()))
                .forEach(change -> merged.replace(change.from(), change.to(), change.text()));
        return merged.toString();
    }

    private String added(Collection<String> names) {
        if (names.isEmpty()) {
            return "";
        }
        List<String> lines = new ArrayList<>();
        if (!text.isEmpty() && !text.endsWith("\n")) {
            lines.add("");
        }
        if (!text.isEmpty()) {
            lines.add("");
        }
        lines.add("# added by qos generate");
        names.forEach(name -> lines.add(name + " " + own.get(name)));
        return lines.stream().map(line -> line + lineEnd()).collect(Collectors.joining());
    }

    /** How the lines of the file end, most of them if not all. */
    private String lineEnd() {
        long feeds = text.chars().filter(c -> c == '\n').count();
        long returns = Pattern.compile("\r\n").matcher(text).results().count();
        return 2 * returns > feeds ? "\r\n" : "\n";
    }

    /** What OpenSM reads from the text of an option file. */
    public static SmOptions read(String text) {
        return OptionsLowering.lower(file(text)).value();
    }

    /**
     * Whether a text can be an option file: OpenSM reads any text as one, but one without an option that a version of
     * OpenSM knows is not intended as such. A text without options can be one.
     */
    public static boolean isOptionFile(String text) {
        List<Option> options = options(text);
        return options.isEmpty() || options.stream().map(Option::getName).anyMatch(OptionsMerge::isKnown);
    }

    private static boolean isKnown(String name) {
        return KnownOptions.option(name).isPresent()
                || KnownOptions.otherVersion(name).isPresent();
    }

    /**
     * Whether it is not what OpenSM writes for an option that is not set (OpenSM osm_subnet.c:osm_subn_output_conf). No value at
     * all is an empty table or a limit of 0.
     */
    private static boolean isSet(Option option) {
        String value = value(option).strip();
        return !value.equals(KnownOption.UNSET) && (!value.equals(UNSET_LIMIT) || isTable(option.getName()));
    }

    private static String value(Option option) {
        return option.getValue() == null ? "" : option.getValue();
    }

    private static List<Option> options(String text) {
        return file(text).getOptions();
    }

    private static OptionsFile file(String text) {
        return new ProjectFiles()
                .load("opensm.conf", text, new OptionsLanguage())
                .root(OptionsFile.class);
    }
}
