package org.qos.dsl.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Injector;
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
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.LanguageInjectors;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.testing.FormattedText;

/** Formatting as editors ask for it. */
class TextFormatterTest {

    @ParameterizedTest
    @CsvSource({
        "rfc, <qos-policy ><qos-levels ></qos-levels></qos-policy>",
        "opensm, qos-ulps default:0 end-qos-ulps",
        "partitions, A=1:ALL;",
        "opts, qos  TRUE"
    })
    void aDocumentIsFormattedAsTheCommandDoes(String id, String text) {
        Language language = Language.byId(id).orElseThrow();
        Formatted expected = FormattedText.of(text, language);
        assertTrue(expected.isChanged());
        assertEquals(expected.after(), format(text, language, List.of()));
    }

    @Test
    void onlyWhatIsSelectedIsFormatted() {
        String text = "a  1\nb  2\nc  3\n";
        assertEquals("a  1\nb 2\nc  3\n", format(text, new OptionsLanguage(), List.of(new TextRegion(5, 4))));
    }

    @Test
    void aDocumentWithSyntaxErrorsIsLeftAlone() {
        String text = "qos-levels  qos-level";
        assertEquals(text, format(text, new OpenSmLanguage(), List.of()));
    }

    private static String format(String text, Language language, List<ITextRegion> regions) {
        Injector injector = LanguageInjectors.standalone().injector(language);
        ITextRegionAccess access = injector.getInstance(TextRegionAccessBuilder.class)
                .forNodeModel(new ProjectFiles().load("text", text, language).resource())
                .create();
        FormatterRequest request =
                new FormatterRequest().setTextRegionAccess(access).setRegions(regions);
        return access.getRewriter()
                .renderToString(injector.getInstance(IFormatter2.class).format(request));
    }
}
