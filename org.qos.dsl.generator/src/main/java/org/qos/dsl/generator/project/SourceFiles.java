package org.qos.dsl.generator.project;

import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.comment.PolicyComments;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.rfc.RfcPolicyEmitter;
import org.qos.dsl.language.Language;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Formatting;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.runtime.policy.Policy;

/** The sources of a project, formatted. */
public final class SourceFiles {

    /** What the emitter says of its files; this one is a source. */
    private static final String OF_GENERATED_FILES = "<!-- Generated: change the policy it was made from. -->\n";

    private SourceFiles() {}

    /** The policy in the RFC syntax. */
    public static GeneratedFile policy(Policy policy, PolicyComments comments, GenerationSettings settings) {
        Emission emission = comments.emit(new RfcPolicyEmitter(), policy, settings);
        return formatted(ProjectFile.POLICY, emission.text().replace(OF_GENERATED_FILES, ""), new RfcLanguage());
    }

    /** The partition file. */
    public static GeneratedFile partitions(String text) {
        return formatted(ProjectFile.PARTITIONS, text, new PartitionsLanguage());
    }

    private static GeneratedFile formatted(String path, String text, Language language) {
        return GeneratedFile.ofText(
                path,
                Formatting.of(new ProjectFiles().load(path, text, language)).after());
    }
}
