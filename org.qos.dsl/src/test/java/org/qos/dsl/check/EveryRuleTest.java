package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/**
 * The files of the folder {@code every-rule} and the bad examples of the pages have something for every rule. What needs a
 * fabric is in the files {@code site}, which have no error, because these rules check such policies only.
 */
class EveryRuleTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "org", "qos", "dsl", "check", "every-rule");

    private static final Map<Language, String> COMPANIONS = Map.of(
            new PartitionsLanguage(),
            "Default=0x7fff, ipoib : ALL=full ;\nLab=0x0003, sl=9 : ALL=full ;\n"
                    + "Net=0x0004, ipoib : ALL=full ;\nOff=0x0005, ipoib : ALL=full ;\n",
            new OptionsLanguage(),
            "qos TRUE\nmax_op_vls 2\nrouting_engine lash\nqos_sl2vl 0,1,2,3,15,0,0,0,0,0,0,0,0,0,0,0\n"
                    + "qos_vlarb_high 0:4\nqos_vlarb_low 0:4\n");

    private static final Map<Language, Set<String>> FOUND = new HashMap<>();

    @BeforeAll
    static void checkAllFiles() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.sorted().toList()) {
                Language language =
                        Language.byFileName(file.getFileName().toString()).orElseThrow();
                ProjectFiles site = new ProjectFiles();
                FabricContext fabricContext = new ExampleSubnet(COMPANIONS, true).load(site);
                Checker.check(site.load(file, language), fabricContext).findings().stream()
                        .map(Finding::code)
                        .forEach(FOUND.computeIfAbsent(language, l -> new TreeSet<>())::add);
            }
        }
        Rules.all().stream().flatMap(RuleExample::of).filter(RuleExample::bad).forEach(example -> FOUND.computeIfAbsent(
                        example.language(), l -> new TreeSet<>())
                .add(example.rule().code()));
    }

    @Test
    void everyRuleFindsSomething() {
        List<String> silent = Rules.all().stream()
                .map(Rule::code)
                .filter(code -> FOUND.values().stream().noneMatch(codes -> codes.contains(code)))
                .toList();
        assertEquals(List.of(), silent, "add a bad example to the page of each of these rules");
    }

    @Test
    void theFilesCanBeRead() {
        List<String> codes = Rules.all().stream().map(Rule::code).toList();
        FOUND.forEach((language, found) -> assertEquals(
                List.of(), found.stream().filter(code -> !codes.contains(code)).toList(), language.id()));
    }

    @ParameterizedTest
    @MethodSource("org.qos.dsl.language.Language#all")
    void everyRuleFindsSomethingInEachLanguageThatItChecks(Language language) {
        Set<String> silent = Rules.all().stream()
                .filter(rule -> rule instanceof DocumentRule
                        || rule instanceof ContextRule
                        || rule instanceof BoundRule
                        || rule instanceof FileContextRule)
                .filter(rule -> RuleLanguages.of(rule).contains(language))
                .map(Rule::code)
                .filter(code -> !FOUND.get(language).contains(code))
                .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(
                silent.isEmpty(),
                () -> "add a bad example in " + language.id() + " to the page of each of " + silent
                        + ", or say in the rule's appliesTo that it does not check such files");
    }
}
