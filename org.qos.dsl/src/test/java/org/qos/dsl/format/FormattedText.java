package org.qos.dsl.format;

import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
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
        SourceFile file = load(text, language);
        return switch (language) {
            case RFC, OPENSM ->
                PolicyLowering.lower(file.root(PolicyFile.class), language).value();
            case PARTITIONS ->
                PartitionsLowering.lower(file.root(PartitionFile.class)).value();
            case OPTS -> OptionsLowering.lower(file.root(OptionsFile.class)).value();
        };
    }

    private static SourceFile load(String text, Language language) {
        return new ProjectFiles().load("text", text, language);
    }
}
