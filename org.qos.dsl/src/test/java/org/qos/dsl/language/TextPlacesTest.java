package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.util.LineAndColumn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** Every place in every short text of letters and line ends has a line and a column. */
class TextPlacesTest {

    private static final int LONGEST = 4;

    private static Stream<String> texts() {
        return Stream.iterate(List.of(""), TextPlacesTest::longer)
                .limit(LONGEST + 1)
                .flatMap(List::stream);
    }

    private static List<String> longer(List<String> texts) {
        return texts.stream()
                .flatMap(text -> Stream.of("a", "\r", "\n").map(text::concat))
                .toList();
    }

    private static SourceFile load(String text, Language language) {
        return new ProjectFiles().load("text", text, language);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void placesAreCountedToTheEnd(String text) {
        ICompositeNode nodes = load(text, new OptionsLanguage()).nodes();
        int line = 1;
        int column = 1;
        for (int offset = 0; offset <= text.length(); offset++) {
            LineAndColumn place = TextPlaces.at(nodes, offset);
            assertEquals(line + ":" + column, place.getLine() + ":" + place.getColumn(), "offset " + offset);
            boolean ends = text.startsWith("\n", offset)
                    || text.startsWith("\r", offset) && !text.startsWith("\n", offset + 1);
            line += ends ? 1 : 0;
            column = ends ? 1 : column + 1;
        }
    }

    @ParameterizedTest
    @MethodSource("org.qos.dsl.language.Language#all")
    void everyLanguageFindsErrorsInFrontOfALastCarriageReturn(Language language) {
        for (String start :
                List.of("\r", "x\r", "<\r", "<qos-policy>\r", "qos-ulps\r", "port-groups port-group\r", "A=\r")) {
            for (String text : List.of(start, start + "\r", start + "\n\r", "\n" + start + "# qos-ignore x: y\r")) {
                Checker.check(load(text, language))
                        .found()
                        .forEach(finding -> assertFalse(CheckedFile.isInternalError(finding.code()), finding::message));
            }
        }
    }

    @Test
    void anErrorAtTheVeryEndIsNotLost() {
        assertFalse(
                Checker.check(load("qos-ulps\r", new OpenSmLanguage())).found().isEmpty());
    }
}
