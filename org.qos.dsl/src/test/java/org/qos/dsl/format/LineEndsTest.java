package org.qos.dsl.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.dsl.testing.FormattedText;

/** Line ends, comments and long lines in the layouts of policies and partition files. */
class LineEndsTest {

    @ParameterizedTest
    @CsvSource({"rfc, <qos-policy></qos-policy>", "opensm, # nothing", "partitions, A=1 : ALL ;", "opts, qos TRUE"})
    void theLastLineGetsALineFeed(String id, String line) {
        Language language = Language.byId(id).orElseThrow();
        boolean needsLineFeed = id.equals("opensm");
        assertEquals(line + "\n", FormattedText.of(line + "\n", language).after());
        assertEquals(line + "\n", FormattedText.of(line + "\n\n\n", language).after());
        assertEquals(
                needsLineFeed ? line : line + "\n",
                FormattedText.of(line, language).after());
    }

    @Test
    void anRfcFileFromWindowsKeepsItsLineEnds() {
        String text = "<qos-policy>\r\n<port-groups>\r\n</port-groups>\n</qos-policy>";
        assertEquals(
                "<qos-policy>\r\n  <port-groups></port-groups>\r\n</qos-policy>\r\n",
                formatted(text, new RfcLanguage()));
    }

    @Test
    void anRfcFileWithLineFeedsGetsNoOthers() {
        String text = "<qos-policy><port-groups></port-groups></qos-policy>";
        assertEquals(
                "<qos-policy>\n  <port-groups></port-groups>\n</qos-policy>\n", formatted(text, new RfcLanguage()));
    }

    @ParameterizedTest
    @CsvSource({"opensm, 'qos-ulps\r\ndefault : 0\r\nend-qos-ulps\r\n'", "partitions, 'A=1:ALL;\r\n'"})
    void otherFilesFromWindowsAreLeftAlone(String id, String text) {
        Formatted formatted = FormattedText.of(text, Language.byId(id).orElseThrow());
        assertTrue(formatted.obstacle().isPresent());
        assertEquals(text, formatted.after());
    }

    @ParameterizedTest
    @CsvSource({"4094, false", "4095, true"})
    void aPartitionFileWithALineOfMoreThanTheBufferIsLeftAlone(int length, boolean obstacle) {
        String text = "A=1:ALL;\n# " + "x".repeat(length - 2) + "\n";
        Formatted formatted = FormattedText.of(text, new PartitionsLanguage());
        assertEquals(obstacle, formatted.obstacle().isPresent());
        assertEquals(!obstacle, formatted.isChanged());
    }

    @ParameterizedTest(name = "{0} members of 22 characters")
    @CsvSource({"3, true", "4, false"})
    void aDefinitionOfUpTo100CharactersIsOneLine(int members, boolean oneLine) {
        String member = "0x0123456789abcdef=both";
        String text = "A=0x1 : " + member + (", " + member).repeat(members - 1) + " ;\n";
        assertEquals(oneLine, text.equals(formatted(text, new PartitionsLanguage())));
    }

    @Test
    void aDefinitionOfExactly100CharactersIsOneLineAndOneMoreIsNot() {
        String head = "A".repeat(85);
        String exact = head + "=1 : ALL, 0x1 ;";
        assertEquals(100, exact.length());
        assertEquals(exact + "\n", formatted(exact, new PartitionsLanguage()));
        assertEquals(
                head + "A=1 :\n    ALL,\n    0x1 ;\n", formatted(head + "A=1 : ALL, 0x1 ;", new PartitionsLanguage()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# a\n\n# b\n",
                "A=1 : ALL ;  # a\n# b\nB=2 : ALL ;\n",
                "A=1 :  # members\n    ALL ;\n",
                "A=1 : ALL,\n    # full ones\n    0x1=full ;\n",
                "A=1 : ALL ;\n\nB=2 : ALL ;\n",
                "A=1, ipoib, sl=3, defmember=full : ALL, SELF=full ;\n",
                "A : ;\n"
            })
    void aPartitionFileInItsLayoutStays(String text) {
        assertEquals(text, formatted(text, new PartitionsLanguage()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    `A=1:ALL;B=2:ALL;`            | `A=1 : ALL ;/B=2 : ALL ;/`
                    `  A = 1 : ALL = full ; `     | `A=1 : ALL=full ;/`
                    `A=1:ALL;////B=2:ALL;`        | `A=1 : ALL ;//B=2 : ALL ;/`
                    `A=1:ALL,/,0x1;`              | `A=1 : ALL,, 0x1 ;/`
                    `my  net=1:ALL;`              | `my  net=1 : ALL ;/`
                    `A=1:ALL;#x`                  | `A=1 : ALL ;  #x/`
                    """)
    void whitespaceInAPartitionFileIsSetRight(String written, String expected) {
        assertEquals(expected.replace('/', '\n'), formatted(written.replace('/', '\n'), new PartitionsLanguage()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    `default:0`                          | `default : 0`
                    `sdp:1/rds , port-num 2:3`           | `sdp             : 1/rds, port-num 2 : 3`
                    `default:0#low/sdp:1`                | `default : 0  #low/sdp     : 1`
                    `# above/default:0`                  | `# above/default : 0`
                    `default:0///sdp:1`                  | `default : 0//sdp     : 1`
                    `any,pkey 0x1-0x2 , 3:4`             | `any, pkey 0x1-0x2, 3 : 4`
                    """)
    void colonsOfUlpsAreBelowEachOther(String written, String expected) {
        String text = "qos-ulps\n" + written.replace('/', '\n') + "\nend-qos-ulps\n";
        String lines =
                "    " + expected.replace("//", "/+").replace("/", "\n    ").replace("    +", "\n    ");
        assertEquals("qos-ulps\n" + lines + "\nend-qos-ulps\n", formatted(text, new OpenSmLanguage()));
    }

    @Test
    void aLongUlpDoesNotMoveTheColonsOfOthers() {
        String list = "0x1, ".repeat(20) + "0x2";
        String text = "qos-ulps\ndefault:0\nany,pkey " + list + ":1\nsdp:2\nend-qos-ulps\n";
        assertEquals(
                "qos-ulps\n    default : 0\n    any, pkey " + list + " : 1\n    sdp     : 2\nend-qos-ulps\n",
                formatted(text, new OpenSmLanguage()));
    }

    private static String formatted(String text, Language language) {
        Formatted formatted = FormattedText.of(text, language);
        assertEquals(Optional.empty(), formatted.obstacle());
        return formatted.after();
    }
}
