package org.qos.dsl.project.context;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Target;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.settings.Key;
import org.qos.dsl.project.settings.Settings;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.request.RequestSyntaxException;

/** Reads the parts of one context, and notes which of them cannot be used. */
final class ContextBuilder {

    private static final String NO_FILE = "no such file.";

    private final FileSource source;
    private final SmPorts smPorts;
    private final Settings settings;
    private final List<ContextProblem> problems = new ArrayList<>();
    private Optional<ContextFile> partitionFile = Optional.empty();
    private Optional<ContextFile> optionFile = Optional.empty();
    private Optional<Path> fabricFile = Optional.empty();
    private Optional<Partitions> partitions = Optional.empty();
    private Optional<SmOptions> options = Optional.empty();
    private SubnetSnapshot snapshot = SubnetSnapshot.NONE;
    private Fabric fabric = Fabric.EMPTY;

    ContextBuilder(FileSource source, SmPorts smPorts, Settings settings) {
        this.source = source;
        this.smPorts = smPorts;
        this.settings = settings;
    }

    /** The policy of the project, which is read only when it is checked itself. */
    ContextBuilder policy(Optional<Path> file) {
        file.filter(path -> !source.exists(path))
                .ifPresent(path -> problems.add(new ContextProblem(Key.POLICY, path, NO_FILE)));
        return this;
    }

    ContextBuilder partitions(Optional<Path> file, LoweredFiles<Partitions> lowered) {
        partitionFile =
                file.flatMap(path -> reading(Key.PARTITIONS, path, () -> source.text(path, new PartitionsLanguage())));
        partitions = partitionFile.flatMap(found -> value(
                Key.PARTITIONS,
                file.get(),
                lowered.of(found),
                "has errors: OpenSM drops the whole file and makes the default partition only; nothing is concluded from"
                        + " its partitions until they are fixed."));
        return this;
    }

    ContextBuilder options(Optional<Path> file, LoweredFiles<SmOptions> lowered) {
        optionFile = file.flatMap(path -> reading(Key.OPTIONS, path, () -> source.text(path, new OptionsLanguage())));
        options = optionFile.flatMap(found -> value(
                Key.OPTIONS,
                file.get(),
                lowered.of(found),
                "has errors: OpenSM ignores lines that it cannot read; nothing is concluded from its options until they"
                        + " are fixed."));
        return this;
    }

    ContextBuilder fabric(Optional<Path> place) {
        fabricFile = place;
        place.flatMap(path -> reading(Key.FABRIC, path, () -> source.snapshot(path)))
                .ifPresent(read -> {
                    snapshot = read;
                    if (read.isUsable()) {
                        fabric = read.fabric();
                    } else {
                        problems.add(new ContextProblem(
                                Key.FABRIC,
                                place.get(),
                                "no fabric can be read from it; expected the output of ibnetdiscover, OpenSM's"
                                        + " opensm-subnet.lst, or a folder with one of them."));
                    }
                });
        return this;
    }

    /**
     * The subnet manager's port.
     *
     * @param owner the project file that names it
     */
    ContextBuilder sm(Optional<String> port, Path owner) {
        port.ifPresent(named -> {
            try {
                fabric = smPorts.with(fabric, named);
            } catch (RequestSyntaxException noPort) {
                problems.add(new ContextProblem(Key.SM, owner, noPort.getMessage()));
            }
        });
        return this;
    }

    DocumentContext build(Optional<Target> target) {
        boolean dropped = problems.stream().anyMatch(problem -> problem.key() == Key.PARTITIONS);
        FabricContext known = new FabricContext(
                partitions, dropped, options, fabric, target.orElse(Target.OPENSM_3_3), settings.routingEngine());
        return new DocumentContext(settings, partitionFile, optionFile, fabricFile, snapshot, known, problems);
    }

    private <V> Optional<V> value(Key key, Path file, LoweredFiles.Result<V> read, String dropped) {
        if (read.value().isEmpty()) {
            problems.add(new ContextProblem(key, file, dropped, read.errors()));
        }
        return read.value();
    }

    private <T> Optional<T> reading(Key key, Path file, Reader<T> reader) {
        try {
            return Optional.of(reader.read());
        } catch (NoSuchFileException absent) {
            problems.add(new ContextProblem(key, file, NO_FILE));
        } catch (IOException unreadable) {
            problems.add(new ContextProblem(key, file, "cannot be read: " + IoReason.of(unreadable)));
        }
        return Optional.empty();
    }

    @FunctionalInterface
    private interface Reader<T> {
        T read() throws IOException;
    }
}
