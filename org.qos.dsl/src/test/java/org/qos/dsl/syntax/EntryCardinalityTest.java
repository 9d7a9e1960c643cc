package org.qos.dsl.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.runtime.policy.PolicySyntax;

/** How often each entry may be written, in blocks of one entry too few or too many. */
class EntryCardinalityTest {

    static Stream<Arguments> entries() {
        return Stream.of(PolicySyntax.values()).flatMap(syntax -> PolicyBlocks.all(syntax)
                .filter(block -> block.model().isPresent())
                .flatMap(block -> block.entries(syntax).map(entry -> Arguments.of(syntax, block, entry))));
    }

    @ParameterizedTest
    @MethodSource("entries")
    void aSecondEntryIsFoundWhereOneIsTheMaximum(PolicySyntax syntax, BlockType block, EntryType entry) {
        List<EntryType> entries = complete(syntax, block, entry);
        assertEquals(0, count(syntax, block, entries, "repeated-entry"));
        entries.add(entry);
        assertEquals(entry.in(syntax).isSingle() ? 1 : 0, count(syntax, block, entries, "repeated-entry"));
    }

    @ParameterizedTest
    @MethodSource("entries")
    void aBlockWithoutAnEntryIsFoundWhereItIsRequired(PolicySyntax syntax, BlockType block, EntryType entry) {
        List<EntryType> entries = complete(syntax, block, entry);
        assertEquals(0, count(syntax, block, entries, "missing-entry"));
        entries.remove(entry);
        boolean onlySelection = entry.in(syntax) == Occurrence.SELECTS_PORTS
                && entries.stream().noneMatch(other -> other.in(syntax) == Occurrence.SELECTS_PORTS);
        boolean required = entry.in(syntax) == Occurrence.REQUIRED || onlySelection;
        assertEquals(required ? 1 : 0, count(syntax, block, entries, "missing-entry"));
    }

    /** What a block needs, and an entry; of the entries that select ports that one rather than another. */
    private static List<EntryType> complete(PolicySyntax syntax, BlockType block, EntryType wanted) {
        List<EntryType> entries = new ArrayList<>(block.template(syntax));
        if (wanted.in(syntax) == Occurrence.SELECTS_PORTS) {
            entries.removeIf(entry -> entry.in(syntax) == Occurrence.SELECTS_PORTS);
        }
        if (!entries.contains(wanted)) {
            entries.add(wanted);
        }
        return entries;
    }

    private static long count(PolicySyntax syntax, BlockType block, List<EntryType> entries, String code) {
        String text = policy(
                syntax,
                block,
                entries.stream().map(entry -> written(syntax, entry)).collect(Collectors.joining()));
        Language language = syntax == PolicySyntax.RFC ? new RfcLanguage() : new OpenSmLanguage();
        return Checker.check(new ProjectFiles().load("policy", text, language)).findings().stream()
                .map(Finding::code)
                .filter(code::equals)
                .count();
    }

    private static String policy(PolicySyntax syntax, BlockType block, String entries) {
        String text = block(syntax, block.name(), entries);
        for (Optional<BlockType> outer = around(block); outer.isPresent(); outer = around(outer.get())) {
            text = block(syntax, outer.get().name(), text);
        }
        return syntax == PolicySyntax.RFC ? "<qos-policy>" + text + "</qos-policy>" : text;
    }

    private static Optional<BlockType> around(BlockType block) {
        return PolicyBlocks.all(PolicySyntax.OPENSM)
                .filter(outer -> outer.blocks().contains(block))
                .findFirst();
    }

    private static String block(PolicySyntax syntax, String name, String content) {
        return syntax == PolicySyntax.RFC
                ? "<" + name + ">" + content + "</" + name + ">"
                : name + "\n" + content + "end-" + name + "\n";
    }

    private static String written(PolicySyntax syntax, EntryType entry) {
        String value =
                switch (entry.value().content()) {
                    case TEXT, NAMES -> entry.value() == ValueKind.NODE_TYPES ? "CA" : "DEFAULT";
                    case NUMBER, RANGES, PORT_NUMBERS -> "1";
                    case NUMBERS -> "0" + ",0".repeat(15);
                    case WEIGHTS -> "0:1";
                    case ELEMENTS -> throw new AssertionError(entry);
                };
        return syntax == PolicySyntax.RFC
                ? "<" + entry.name() + ">" + value + "</" + entry.name() + ">"
                : entry.keyword() + " " + value + "\n";
    }
}
