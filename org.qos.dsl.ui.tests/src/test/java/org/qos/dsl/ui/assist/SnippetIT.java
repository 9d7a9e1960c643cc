package org.qos.dsl.ui.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The snippet syntax of LSP. */
class SnippetIT {

    @Test
    void textWithoutTabStops() {
        assertEquals(Snippet.plain("sl: 1"), Snippet.parse("sl: 1"));
    }

    @Test
    void tabStopsWithAndWithoutPlaceholder() {
        assertEquals(
                new Snippet(
                        "name: New\nsl: ",
                        List.of(new Snippet.Stop(1, 6, 3), new Snippet.Stop(2, 14, 0), new Snippet.Stop(0, 14, 0))),
                Snippet.parse("name: ${1:New}\nsl: $2${0}"));
    }

    @Test
    void theFirstOfSeveralChoices() {
        assertEquals(new Snippet("full;", List.of(new Snippet.Stop(1, 0, 4))), Snippet.parse("${1|full,limited|};"));
    }

    @Test
    void escapedCharacters() {
        assertEquals(new Snippet("$1 a}b", List.of(new Snippet.Stop(1, 3, 3))), Snippet.parse("\\$1 ${1:a\\}b}"));
    }
}
