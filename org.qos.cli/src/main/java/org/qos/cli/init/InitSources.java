package org.qos.cli.init;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.cli.console.Console;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.project.Preset;
import org.qos.dsl.generator.project.PresetProject;
import org.qos.dsl.generator.project.PresetSite;
import org.qos.dsl.generator.project.ProjectFile;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.runtime.fabric.SubnetState;

/**
 * The files that a new project begins with.
 *
 * @param answers what is known about the project
 * @param state the fabric
 * @param target the subnet manager, where it is not the usual one
 */
public record InitSources(Console console, InitAnswers answers, SubnetState state, Optional<String> target)
        implements ProjectOrigin {

    @Override
    public boolean isGenerated() {
        return answers.preset().isPresent();
    }

    @Override
    public List<GeneratedFile> files() {
        PresetSite site = answers.site(state);
        List<GeneratedFile> files = new ArrayList<>(answers.preset()
                .map(preset -> PresetProject.of(preset, site))
                .orElseGet(() -> SiteFiles.of(console, answers.from())));
        if (!state.fabric().isEmpty()) {
            files.add(ProjectOrigin.snapshot(state));
        }
        files.add(GeneratedFile.ofText(SettingsFile.NAME, projectFile(files, site)));
        return files;
    }

    /** The policy among some files. */
    static Path policy(List<GeneratedFile> files) {
        return Path.of(has(files, ProjectFile.POLICY).orElse(ProjectFile.OPENSM_POLICY));
    }

    private String projectFile(List<GeneratedFile> files, PresetSite site) {
        String title = answers.preset()
                .map(Preset::title)
                .map(text -> "A site with " + text)
                .orElse("The files of a running OpenSM");
        return new ProjectFile(
                        title + ". Made by 'qos init'",
                        policy(files).toString(),
                        has(files, ProjectFile.PARTITIONS),
                        has(files, ProjectFile.OPTIONS),
                        has(files, ProjectFile.FABRIC),
                        target,
                        isGenerated() && !site.hasCapabilities())
                .text();
    }

    private static Optional<String> has(List<GeneratedFile> files, String name) {
        return files.stream().map(GeneratedFile::path).filter(name::equals).findFirst();
    }
}
