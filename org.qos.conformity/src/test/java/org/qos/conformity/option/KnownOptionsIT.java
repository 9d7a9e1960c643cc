package org.qos.conformity.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.conformity.sim.Programs;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.option.KnownOption;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.OptionType;

/** The table of options is that of the installed OpenSM, which writes its own with {@code --create-config}. */
@RequiresOpenSm
class KnownOptionsIT {

    /** Another name of {@code port_search_ordering_file}, which OpenSM reads and does not write. */
    private static final Set<String> NEVER_WRITTEN = Set.of("dimn_ports_file");

    private static final Pattern UNKNOWN = Pattern.compile("Unrecognized token: \"([^\"]+)\"");
    private static final Pattern REFUSED = Pattern.compile("Parsing error in field (\\w+)");

    @TempDir
    Path folder;

    @Test
    void namesAndDefaultsAreThoseThatOpenSmWrites() throws Exception {
        run("");

        Map<String, String> ours = new TreeMap<>();
        KnownOptions.names().stream()
                .filter(name -> !NEVER_WRITTEN.contains(name))
                .map(name -> KnownOptions.option(name).orElseThrow())
                .forEach(option -> ours.put(option.name(), option.standard()));
        assertEquals(ours, written());
    }

    @Test
    void theOlderNameSetsTheSameOption() throws Exception {
        run("dimn_ports_file /ports\n");

        assertEquals("/ports", written().get("port_search_ordering_file"));
    }

    @Test
    void everyNameIsKnownAndThoseOfOtherVersionsAreNot() throws Exception {
        String known = run(lines(KnownOptions.names(), "1"));
        String others = run(lines(KnownOptions.otherNames(), "1"));

        assertEquals(Set.of(), found(UNKNOWN, known));
        assertEquals(KnownOptions.otherNames(), found(UNKNOWN, others));
    }

    @Test
    void numbersOfAllWidthsAreRejectedWhenTheyAreText() throws Exception {
        Set<String> numbers = KnownOptions.names().stream()
                .map(name -> KnownOptions.option(name).orElseThrow())
                .filter(option -> option.kind().isChecked())
                .map(KnownOption::name)
                .collect(Collectors.toCollection(TreeSet::new));

        assertTrue(numbers.size() > 40, numbers::toString);
        assertEquals(numbers, found(REFUSED, run(lines(KnownOptions.names(), "junk"))));
    }

    @Test
    void narrowNumbersAreRejectedWhenTheyAreTooLarge() throws Exception {
        for (OptionType kind : List.of(OptionType.UINT8, OptionType.UINT16)) {
            Set<String> names = KnownOptions.names().stream()
                    .filter(name -> KnownOptions.kind(name).filter(kind::equals).isPresent())
                    .collect(Collectors.toCollection(TreeSet::new));

            assertEquals(names, found(REFUSED, run(lines(names, Long.toString(kind.maximum() + 1)))));
            assertEquals(Set.of(), found(REFUSED, run(lines(names, Long.toString(kind.maximum())))));
        }
    }

    private static String lines(Set<String> names, String value) {
        return names.stream().map(name -> name + " " + value + "\n").collect(Collectors.joining());
    }

    /** Has OpenSM read options and write all of its own; returns what it said. */
    private String run(String options) throws IOException, InterruptedException {
        Path read = Files.writeString(folder.resolve("read.opts"), options);
        Path said = folder.resolve("said");
        Process opensm = new ProcessBuilder(
                        Programs.find().opensm().toString(),
                        "-F",
                        read.toString(),
                        "-c",
                        folder.resolve("written.opts").toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            assertTrue(opensm.waitFor(1, TimeUnit.MINUTES), "opensm does not end");
        } finally {
            opensm.destroyForcibly();
        }
        return Files.readString(said);
    }

    private Map<String, String> written() throws IOException {
        Map<String, String> values = new TreeMap<>();
        for (String line : Files.readAllLines(folder.resolve("written.opts"))) {
            if (!line.isEmpty() && !line.startsWith("#")) {
                String[] parts = line.split(" ", 2);
                values.put(parts[0], parts[1]);
            }
        }
        return values;
    }

    private static Set<String> found(Pattern pattern, String said) {
        return pattern.matcher(said)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
