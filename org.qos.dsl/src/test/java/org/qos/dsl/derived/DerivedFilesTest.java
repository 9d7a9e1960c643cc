package org.qos.dsl.derived;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.manual.AnalysisPages;
import org.qos.dsl.check.manual.ConversionPages;
import org.qos.dsl.check.manual.RulePages;
import org.qos.dsl.check.manual.SyntaxPages;
import org.qos.dsl.project.design.IntentSchema;
import org.qos.dsl.project.settings.SettingsFiles;
import org.qos.dsl.project.traffic.TrafficSchema;
import org.qos.dsl.testing.DerivedFiles;

/** Derived files are up to date; with {@code -Dqos.golden.update=true}, as {@code releng/derive.sh} runs it, they are written. */
class DerivedFilesTest {

    static Stream<DerivedFiles> all() {
        return Stream.of(
                new RulePages(),
                new SyntaxPages(),
                new ConversionPages(),
                new AnalysisPages(),
                new SettingsFiles(),
                new TrafficSchema(),
                new IntentSchema());
    }

    @ParameterizedTest
    @MethodSource("all")
    void filesAreUpToDate(DerivedFiles files) throws IOException {
        for (Map.Entry<String, String> derived : files.texts().entrySet()) {
            Path file = DerivedFiles.file(derived.getKey());
            if (Boolean.getBoolean("qos.golden.update")) {
                Files.writeString(file, derived.getValue());
            }
            String actual = Files.exists(file) ? Files.readString(file) : "";
            assertEquals(derived.getValue(), actual, derived.getKey() + " is out of date; run releng/derive.sh");
        }
    }

    /** Editors have the pages of rules without the other documentation. */
    @Test
    void pagesLinkToEachOtherOnly() throws IOException {
        Pattern link = Pattern.compile("\\]\\(([^)]*)\\)");
        Set<String> known = new TreeSet<>();
        Set<String> linked = new TreeSet<>();
        try (DirectoryStream<Path> pages = Files.newDirectoryStream(DerivedFiles.file(RulePages.FOLDER))) {
            for (Path page : pages) {
                known.add(page.getFileName().toString());
                link.matcher(Files.readString(page))
                        .results()
                        .map(found -> found.group(1))
                        .forEach(linked::add);
            }
        }
        linked.removeAll(known);
        assertEquals(Set.of(), linked);
    }

    /** Pages are written by hand in part, so that one without a code is not simply deleted. */
    @Test
    void everyPageHasACode() throws IOException {
        Map<String, String> rules = new RulePages().texts();
        Map<String, String> syntax = new SyntaxPages().texts();
        Map<String, String> conversions = new ConversionPages().texts();
        Map<String, String> analyses = new AnalysisPages().texts();
        try (Stream<Path> pages = Files.list(DerivedFiles.file(RulePages.FOLDER))) {
            List<String> gone = pages.map(page -> RulePages.FOLDER + "/" + page.getFileName())
                    .filter(page -> !rules.containsKey(page) && !syntax.containsKey(page))
                    .filter(page -> !conversions.containsKey(page) && !analyses.containsKey(page))
                    .toList();
            assertEquals(List.of(), gone, "remove these pages, or add a rule for each");
        }
    }
}
