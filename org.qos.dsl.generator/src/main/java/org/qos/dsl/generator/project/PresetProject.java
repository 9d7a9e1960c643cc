package org.qos.dsl.generator.project;

import java.util.List;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.comment.PolicyComments;
import org.qos.dsl.generator.comment.PolicyComments.Comment;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.runtime.policy.Policy;

/** The sources of a project for a preset. */
public final class PresetProject {

    private PresetProject() {}

    /**
     * Writes the policy, in the RFC syntax, and the partitions.
     *
     * @throws ProjectException when the site does not fit the preset
     */
    public static List<GeneratedFile> of(Preset preset, PresetSite site) {
        if (preset.hasTenants() && site.tenants().isEmpty()) {
            throw new ProjectException("the preset " + preset.id() + " needs at least one tenant");
        }
        if (!preset.hasTenants() && !site.tenants().isEmpty()) {
            throw new ProjectException("the preset " + preset.id() + " has no tenants");
        }
        if (!preset.hasCaches() && !site.caches().isEmpty()) {
            throw new ProjectException("the preset " + preset.id() + " has no KV stores");
        }
        if (site.tenants().size() > PresetPartitions.MAX_TENANTS) {
            throw new ProjectException("there are more than " + PresetPartitions.MAX_TENANTS + " tenants");
        }
        return List.of(policy(preset, site), SourceFiles.partitions(PresetPartitions.text(preset, site)));
    }

    private static GeneratedFile policy(Preset preset, PresetSite site) {
        Policy policy = PresetPolicy.of(preset, site);
        PolicyComments comments =
                new PolicyComments(List.of(new Comment(1, header(preset))), PresetShares.of(policy), List.of());
        return SourceFiles.policy(
                policy,
                comments,
                GenerationSettings.DEFAULTS.withFabric(site.state().fabric()));
    }

    private static List<String> header(Preset preset) {
        return List.of(
                "A policy for " + preset.title() + ". Each kind of traffic has a level with an SL and a VL of its own;",
                "SLs of no level are dropped. Made by 'qos init'; change it as the site needs.");
    }
}
