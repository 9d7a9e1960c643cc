package org.qos.dsl.generator.project;

import static org.qos.dsl.generator.project.TrafficKind.shared;
import static org.qos.dsl.generator.project.TrafficKind.urgent;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qos.runtime.policy.QosLevel;

/** The kinds of sites for which there is a first policy. */
public enum Preset {
    /** Parallel jobs and file systems in one fabric. */
    STORAGE_MPI(
            "parallel jobs (MPI) and storage",
            List.of(
                    shared(QosLevel.DEFAULT_NAME, "requests that no rule matches", 64),
                    urgent("MPI", "messages of parallel jobs"),
                    shared("Storage", "file systems and block storage", 128))),
    /** Training jobs of several tenants, each with a partition of its own. */
    MULTI_TENANT_TRAINING(
            "training jobs of several tenants, and storage",
            List.of(
                    shared(QosLevel.DEFAULT_NAME, "requests that no rule matches", 64),
                    urgent("Training", "collective operations of training jobs"),
                    shared("Storage", "data sets and checkpoints", 128))),
    /** Inference with transfers of KV caches between nodes. */
    INFERENCE_KV_CACHE(
            "inference with KV-cache transfers, and storage",
            List.of(
                    shared(QosLevel.DEFAULT_NAME, "requests that no rule matches", 32),
                    urgent("Inference", "messages between the nodes that serve one model"),
                    shared("KV Cache", "transfers of KV caches between nodes", 128),
                    shared("Storage", "model weights and other files", 96)));

    private final String title;
    private final List<TrafficKind> kinds;

    Preset(String title, List<TrafficKind> kinds) {
        this.title = title;
        this.kinds = kinds;
    }

    /** The name on the command line, such as {@code storage-mpi}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What the site does, for people. */
    public String title() {
        return title;
    }

    /** Whether each tenant has a partition of its own. */
    public boolean hasTenants() {
        return this == MULTI_TENANT_TRAINING;
    }

    /** Whether nodes that keep KV caches have a group of their own. */
    public boolean hasCaches() {
        return this == INFERENCE_KV_CACHE;
    }

    /** The kinds of traffic, the default one first; the place in the list is the SL. */
    List<TrafficKind> kinds() {
        return kinds;
    }

    /** The preset of that name. */
    public static Optional<Preset> byId(String id) {
        return Arrays.stream(values()).filter(preset -> preset.id().equals(id)).findFirst();
    }

    /** The names of all presets, for messages. */
    public static String ids() {
        return Arrays.stream(values()).map(Preset::id).collect(Collectors.joining(", "));
    }
}
