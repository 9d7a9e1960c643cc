package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which language a file is in (policy language, section 1). */
class LanguageTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "site.qos, RFC",
        "qos-policy.xml, RFC",
        "qos-policy.conf, OPENSM",
        "site.qos-policy.conf, OPENSM",
        "partitions.conf, PARTITIONS",
        "site.partitions.conf, PARTITIONS",
        "opensm.opts, OPTS",
        "opensm.conf, OPTS",
        "site.opensm.opts, OPTS"
    })
    void theNameOfAFileTells(String name, Language language) {
        assertEquals(Optional.of(language), Language.byFileName(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"policy.conf", "site.conf", "other.xml", "QOS-POLICY.CONF", "qos", "README", "my-partitions.conf"
            })
    void otherNamesTellNothing(String name) {
        assertEquals(Optional.empty(), Language.byFileName(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<qos-policy>",
                "\n  <?xml version=\"1.0\"?>",
                "\uFEFF<qos-policy>",
                "# note\n\n<qos-policy>",
                "<"
            })
    void anAngleBracketBeginsTheRfcSpelling(String text) {
        assertEquals(Optional.of(Language.RFC), Language.byContent(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"qos-ulps", "port-groups\n", " \t qos-setup", "# a\n# b\nqos-levels", "\r\nqos-match-rules"})
    void aSectionBeginsTheOpenSmSpelling(String text) {
        assertEquals(Optional.of(Language.OPENSM), Language.byContent(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# only a comment", "Default=0x7fff : ALL ;", "qos TRUE", "name: x"})
    void otherContentTellsNothing(String text) {
        assertEquals(Optional.empty(), Language.byContent(text));
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageIsFoundByItsWord(Language language) {
        assertEquals(Optional.of(language), Language.byId(language.id()));
        assertTrue(Language.ids().contains(language.id()));
    }

    @Test
    void unknownWordsNameNoLanguage() {
        assertEquals(Optional.empty(), Language.byId("RFC"));
        assertEquals(Optional.empty(), Language.byId(""));
    }

    @Test
    void twoLanguagesArePolicies() {
        assertTrue(Language.RFC.isPolicy() && Language.OPENSM.isPolicy());
        assertFalse(Language.PARTITIONS.isPolicy() || Language.OPTS.isPolicy());
    }
}
