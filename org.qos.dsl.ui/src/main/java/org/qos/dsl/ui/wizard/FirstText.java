package org.qos.dsl.ui.wizard;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.comment.CommentReader;
import org.qos.dsl.generator.opensm.OpenSmPolicyEmitter;
import org.qos.dsl.generator.project.Preset;
import org.qos.dsl.generator.project.PresetProject;
import org.qos.dsl.generator.project.PresetSite;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PolicySyntax;

/**
 * What a new policy begins with.
 *
 * @param preset the site that it is for; empty for the level DEFAULT alone
 */
record FirstText(Optional<Preset> preset) {

    private static final String DEFAULT_LEVEL =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <qos-policy>
              <qos-levels>
                <qos-level>
                  <sn>0</sn>
                  <name>DEFAULT</name>
                  <sl>0</sl>
                </qos-level>
              </qos-levels>
            </qos-policy>
            """;

    /** The level DEFAULT alone, and the presets of {@code qos init} that need no more than their name. */
    static List<FirstText> all() {
        return Stream.concat(
                        Stream.of(new FirstText(Optional.empty())),
                        Arrays.stream(Preset.values())
                                .filter(preset -> !preset.hasTenants())
                                .map(preset -> new FirstText(Optional.of(preset))))
                .toList();
    }

    /** What the user chooses by. */
    String title() {
        return preset.map(site -> "A policy for " + site.title()).orElse("The level DEFAULT only");
    }

    /** The language of a file; empty if that is not a language of policies. */
    static Optional<Language> policyLanguage(String fileName) {
        return Language.byFileName(fileName).filter(Language::isPolicy);
    }

    /** The text in the syntax of the language. */
    String in(Language language) {
        String rfc = preset.map(site ->
                        PresetProject.of(site, PresetSite.UNKNOWN).get(0).text())
                .orElse(DEFAULT_LEVEL);
        return language.is(PolicySyntax.RFC) ? rfc : inOpenSmSyntax(rfc);
    }

    /** The first line of the emitter says that the file is generated, which this one is not. */
    private static String inOpenSmSyntax(String rfc) {
        SourceFile source = new ProjectFiles().load("policy.qos", rfc, new RfcLanguage());
        Lowered<Policy> lowered = PolicyLowering.lower(source.root(PolicyFile.class), PolicySyntax.RFC);
        String text = CommentReader.read(source, lowered.value(), lowered.trace())
                .emit(new OpenSmPolicyEmitter(), lowered.value(), GenerationSettings.DEFAULTS)
                .text();
        return text.substring(text.indexOf('\n') + 1);
    }
}
