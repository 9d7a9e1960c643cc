package org.qos.dsl.check.typo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

/** A tag or a keyword of a definition that one character makes unreadable: one error there, and none where it is used. */
class BrokenTagTest {

    private static final String GOOD =
            """
            <qos-policy>
              <port-groups>
                <port-group>
                  <name>Servers</name>
                  <use>disks</use>
                  <port-guid>0x11</port-guid>
                </port-group>
              </port-groups>
              <qos-levels>
                <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
              </qos-levels>
              <qos-match-rules>
                <qos-match-rule>
                  <source>Servers</source>
                  <qos-level-sn>0</qos-level-sn>
                </qos-match-rule>
              </qos-match-rules>
            </qos-policy>
            """;

    private static List<Finding> check(String text, Language language) {
        return Checker.check(new ProjectFiles().load("file", text, language)).findings();
    }

    private static Finding only(String text, Language language) {
        List<Finding> errors =
                check(text, language).stream().filter(Finding::isBlocking).toList();
        assertEquals(1, errors.size(), errors::toString);
        return errors.get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "<name>Servers, >name>Servers",
        "<name>Servers, ',name>Servers'",
        "<name>Servers, name>Servers",
        "<source>Servers, >source>Servers"
    })
    void theCharacterInPlaceOfTheBeginningIsReplaced(String good, String bad) {
        String text = GOOD.replace(good, bad);
        Finding error = only(text, new RfcLanguage());

        assertEquals("missing-opening-tag", error.code());
        assertEquals(Optional.of(GOOD), Fixes.apply(text, List.of(error)));
    }

    /** The character may also be the first of the value. */
    @ParameterizedTest
    @CsvSource({
        "<name>Servers, '<name,Servers'",
        "<name>Servers, <name-Servers",
        "<name>Servers, '<name\"Servers'",
        "<name>Servers, '<\"name\">Servers'",
        "<source>Servers, '<source,Servers'",
        "<port-guid>0x11, '<port-guid,0x11'",
        "<qos-level-sn>0, <qos-level-sn-0"
    })
    void theCharacterInPlaceOfTheEndIsReplacedOnlyWhenChosen(String good, String bad) {
        String text = GOOD.replace(good, bad);
        Finding error = only(text, new RfcLanguage());

        assertEquals(Optional.empty(), Fixes.apply(text, List.of(error)), error::toString);
        assertEquals(Optional.of(GOOD), Fixes.apply(text, Fixes.chosen(List.of(error))), error::toString);
    }

    @Test
    void anUnknownNameThatNoUnreadableDefinitionHasIsReported() {
        String text = GOOD.replace("<name>Servers", ",,,name>Servers").replace("<source>Servers", "<source>Others");

        assertEquals(
                List.of("unknown-group"),
                check(text, new RfcLanguage()).stream()
                        .map(Finding::code)
                        .filter("unknown-group"::equals)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"name: Servers, n4me: Servers", "name: Servers, name Servers", "name: Servers, nme: Servers"})
    void aDefinitionInOpenSmSyntaxWithAnErrorDefinesItsName(String good, String bad) {
        String text =
                """
                port-groups
                    port-group
                        name: Servers
                        port-guid: 0x11
                    end-port-group
                end-port-groups
                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 0
                    end-qos-level
                end-qos-levels
                qos-match-rules
                    qos-match-rule
                        source: Servers
                        qos-level-name: DEFAULT
                    end-qos-match-rule
                end-qos-match-rules
                """;

        assertEquals(3, only(text.replace(good, bad), new OpenSmLanguage()).line());
    }
}
