package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.rfc.RfcLanguage;

/** Which language a file is in (policy language, section 1). */
class LanguageTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "site.qos, rfc",
        "qos-policy.xml, rfc",
        "qos-policy.conf, opensm",
        "site.qos-policy.conf, opensm",
        "partitions.conf, partitions",
        "site.partitions.conf, partitions",
        "opensm.opts, opts",
        "opensm.conf, opts",
        "site.opensm.opts, opts",
        "site.qostest, test"
    })
    void theNameOfAFileDecides(String name, String id) {
        assertEquals(Language.byId(id), Language.byFileName(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"policy.conf", "site.conf", "other.xml", "QOS-POLICY.CONF", "qos", "README", "my-partitions.conf"
            })
    void otherNamesDoNotDecide(String name) {
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
    void anAngleBracketBeginsTheRfcSyntax(String text) {
        assertEquals(Optional.of(new RfcLanguage()), Language.byContent(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"qos-ulps", "port-groups\n", " \t qos-setup", "# a\n# b\nqos-levels", "\r\nqos-match-rules"})
    void aSectionBeginsTheOpenSmSyntax(String text) {
        assertEquals(Optional.of(new OpenSmLanguage()), Language.byContent(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# only a comment", "Default=0x7fff : ALL ;", "qos TRUE", "name: x"})
    void otherContentDecidesNothing(String text) {
        assertEquals(Optional.empty(), Language.byContent(text));
    }

    @ParameterizedTest
    @MethodSource("org.qos.dsl.language.Language#all")
    void everyLanguageIsFoundByItsId(Language language) {
        assertEquals(Optional.of(language), Language.byId(language.id()));
        assertTrue(Language.ids().contains(language.id()));
    }

    @Test
    void unknownIdsNameNoLanguage() {
        assertEquals(Optional.empty(), Language.byId("RFC"));
        assertEquals(Optional.empty(), Language.byId(""));
    }

    @Test
    void twoLanguagesArePolicies() {
        assertTrue(new RfcLanguage().isPolicy() && new OpenSmLanguage().isPolicy());
        assertFalse(new PartitionsLanguage().isPolicy() || new OptionsLanguage().isPolicy());
    }
}
