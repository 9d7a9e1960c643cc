package org.qos.dsl.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.FindingPages;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.TextTooLong;

/** An oversized document has one diagnostic and is not parsed. */
class OversizedDocumentTest {

    private static final String TOO_MANY_WORDS = "x ".repeat(TextTooLong.MAX_TOKENS + 1);
    private static final String TOO_MANY_CHARACTERS = "x".repeat(TextTooLong.MAX_CHARACTERS + 1);

    private static Stream<Arguments> overlong() {
        return Language.all().stream().flatMap(language -> Stream.of(TOO_MANY_WORDS, TOO_MANY_CHARACTERS)
                .map(text -> Arguments.of(language, LspTestHarness.snapshot("untitled:long", language, text))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("overlong")
    void oneErrorSaysThatItIsTooLong(Language language, DocumentSnapshot snapshot) {
        List<Finding> findings = snapshot.checked().findings();

        assertEquals(
                List.of("text-too-long"), findings.stream().map(Finding::code).toList());
        assertTrue(
                findings.get(0).message().contains("1500000 tokens are read"),
                findings.get(0).message());
        assertTrue(FindingPages.of("text-too-long").isPresent());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("overlong")
    void featuresSeeAnEmptyText(Language language, DocumentSnapshot snapshot) {
        assertEquals("", snapshot.text());
        assertEquals("", snapshot.source().nodes().getText());
    }

    @Test
    void aDocumentOfTheLimitIsRead() {
        assertFalse(TextTooLong.is(" ".repeat(TextTooLong.MAX_CHARACTERS)));
        assertFalse(TextTooLong.is("x ".repeat(TextTooLong.MAX_TOKENS)));
    }
}
