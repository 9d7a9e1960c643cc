package org.qos.analysis.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {

    @Test
    void valuesAreSeparated() {
        Json json = new Json();
        json.object(members -> {
            json.name("a").value(1).name("b").array(List.of("x", "y"), json::value);
            json.name("c").object(none -> {}).name("d").value(true);
        });
        assertEquals("{\"a\":1,\"b\":[\"x\",\"y\"],\"c\":{},\"d\":true}", json.toString());
    }

    @Test
    void noTextEndsTheScriptThatHoldsIt() {
        assertEquals(
                "\"\\u003c/script\\u003e\\u003c!--\\u0026\"",
                new Json().value("</script><!--&").toString());
    }

    @Test
    void quotesAndBackslashesAreEscaped() {
        assertEquals("\"\\\"\\\\\"", new Json().value("\"\\").toString());
    }

    @Test
    void controlCharactersAreShownAsInTheRestOfThePage() {
        assertEquals("\"\\\\x0a\\\\u2028\"", new Json().value("\n\u2028").toString());
    }
}
