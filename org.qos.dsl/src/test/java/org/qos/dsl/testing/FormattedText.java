package org.qos.dsl.testing;

import org.qos.dsl.format.Formatted;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Formatting;
import org.qos.dsl.project.ProjectFiles;

/** Formatting of texts for tests. */
public final class FormattedText {

    private FormattedText() {}

    public static Formatted of(String text, Language language) {
        return Formatting.of(load(text, language));
    }

    /** What a text means. */
    public static Object meaning(String text, Language language) {
        return LoweredFile.value(load(text, language));
    }

    private static SourceFile load(String text, Language language) {
        return new ProjectFiles().load("text", text, language);
    }
}
