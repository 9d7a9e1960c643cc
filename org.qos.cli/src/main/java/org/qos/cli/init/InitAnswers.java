package org.qos.cli.init;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.dsl.generator.project.PortSelection;
import org.qos.dsl.generator.project.Preset;
import org.qos.dsl.generator.project.PresetSite;
import org.qos.dsl.generator.project.ProjectException;
import org.qos.dsl.generator.project.Tenant;
import org.qos.runtime.fabric.SubnetState;

/**
 * What {@code qos init} knows about a project to make, from its options or from answers.
 *
 * @param preset the preset that it begins with
 * @param from the files of a running OpenSM that it begins with, or folders with them
 * @param storage the storage servers
 * @param caches the nodes that keep KV caches
 * @param tenants each tenant as {@code NAME=NODES}
 * @param fabric a snapshot
 * @param discover whether the live fabric is read
 */
public record InitAnswers(
        Optional<Preset> preset,
        List<Path> from,
        Optional<String> storage,
        Optional<String> caches,
        List<String> tenants,
        Optional<Path> fabric,
        boolean discover) {

    /** Copies the lists. */
    public InitAnswers {
        from = List.copyOf(from);
        tenants = List.copyOf(tenants);
    }

    /** Whether it is known what the project begins with. */
    public boolean hasSource() {
        return preset.isPresent() || !from.isEmpty();
    }

    /**
     * Goes on only when options do not exclude each other.
     *
     * @throws CommandFailed when they do
     */
    public void requireOneSource() {
        if (preset.isPresent() && !from.isEmpty()) {
            throw CommandFailed.usage("--preset and --from: give one of the two.");
        }
        if (fabric.isPresent() && discover) {
            throw CommandFailed.usage("--fabric and --discover: give one of the two.");
        }
        if (!from.isEmpty() && (storage.isPresent() || caches.isPresent() || !tenants.isEmpty())) {
            throw CommandFailed.usage("--storage, --kv-stores and --tenant are for presets, not for --from.");
        }
    }

    /**
     * What a preset is adapted to.
     *
     * @throws ProjectException when nodes are not in the fabric
     */
    PresetSite site(SubnetState state) {
        return new PresetSite(
                state,
                PortSelection.of(storage.orElse(""), state.fabric()),
                PortSelection.of(caches.orElse(""), state.fabric()),
                tenants.stream().map(text -> tenant(text, state)).toList());
    }

    private static Tenant tenant(String text, SubnetState state) {
        String[] parts = text.split("=", 2);
        PortSelection ports = PortSelection.of(parts.length == 2 ? parts[1] : "", state.fabric());
        if (ports.isEmpty()) {
            throw CommandFailed.usage(
                    "--tenant: '" + text + "' names no nodes; expected NAME=NODES, such as" + " blue='gpu0*'.");
        }
        return new Tenant(parts[0].strip(), ports);
    }
}
