package org.qos.dsl.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.inject.Injector;
import java.util.Arrays;
import java.util.List;
import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.formatting2.regionaccess.ITextRegionAccess;
import org.eclipse.xtext.formatting2.regionaccess.TextRegionAccessBuilder;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.LanguageInjectors;
import org.qos.dsl.project.ProjectFiles;

/** What a selection of an editor formats: the whitespace that it touches, in each language. */
class SelectionTest {

    /** Gaps of two spaces begin at 1, 6 and 11; the selection is from one offset to another. */
    @ParameterizedTest(name = "{0} to {1}")
    @CsvSource(
            quoteCharacter = '"',
            textBlock =
                    """
                    0,  0,  "a  1/b  2/c  3/"
                    0,  1,  "a 1/b  2/c  3/"
                    1,  1,  "a 1/b  2/c  3/"
                    3,  3,  "a 1/b  2/c  3/"
                    4,  4,  "a  1/b  2/c  3/"
                    4,  5,  "a  1/b  2/c  3/"
                    4,  6,  "a  1/b 2/c  3/"
                    8,  10, "a  1/b 2/c  3/"
                    9,  10, "a  1/b  2/c  3/"
                    3,  6,  "a 1/b 2/c  3/"
                    0,  15, "a 1/b 2/c 3/"
                    12, 12, "a  1/b  2/c 3/"
                    """)
    void whitespaceThatTouchesTheSelectionIsFormatted(int start, int end, String expected) {
        String text = "a  1\nb  2\nc  3\n";
        assertEquals(expected.replace('/', '\n'), format(text, "opts", new TextRegion(start, end - start)));
    }

    @Test
    void severalSelectionsAreFormattedTogether() {
        String text = "a  1\nb  2\nc  3\n";
        assertEquals("a 1\nb  2\nc 3\n", format(text, "opts", new TextRegion(0, 2), new TextRegion(11, 1)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    partitions | `A=1:ALL;~B=2:ALL;~`                        | B=2 | `A=1:ALL;~B=2 :ALL;~`
                    opensm     | `qos-ulps~default:0~end-qos-ulps~`          | :   | `qos-ulps~default : 0~end-qos-ulps~`
                    rfc|`<qos-policy ><qos-levels ></qos-levels></qos-policy>`|><qos-levels|`<qos-policy>~  <qos-levels></qos-levels></qos-policy>`
                    """)
    void theLayoutOfASelectionIsThatOfTheWholeText(String language, String written, String selected, String expected) {
        String text = written.replace('~', '\n');
        TextRegion region = new TextRegion(text.indexOf(selected), selected.length());
        assertEquals(expected.replace('~', '\n'), format(text, language, region));
    }

    private static String format(String text, String id, ITextRegion... regions) {
        Language language = Language.byId(id).orElseThrow();
        Injector injector = LanguageInjectors.standalone().injector(language);
        ITextRegionAccess access = injector.getInstance(TextRegionAccessBuilder.class)
                .forNodeModel(new ProjectFiles().load("text", text, language).resource())
                .create();
        List<ITextRegion> selected = Arrays.asList(regions);
        FormatterRequest request =
                new FormatterRequest().setTextRegionAccess(access).setRegions(selected);
        return access.getRewriter()
                .renderToString(injector.getInstance(IFormatter2.class).format(request));
    }
}
