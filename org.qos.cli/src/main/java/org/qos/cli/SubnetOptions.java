package org.qos.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.check.Target;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.project.settings.Settings;
import org.qos.runtime.fabric.Fabric;
import picocli.CommandLine.Option;

/** The options of {@code qos check} that name what the policies are for, beside their partitions. */
final class SubnetOptions {

    @Option(
            names = "--fabric",
            paramLabel = "S",
            description =
                    "A snapshot of the fabric, as ibnetdiscover prints it. It decides whether OpenSM takes port names"
                            + " and ipoib lines.")
    private Optional<Path> fabric = Optional.empty();

    @Option(
            names = "--sm",
            paramLabel = "PORT",
            description =
                    "The subnet manager's port on the fabric, by GUID (0x...), LID or name. Without it the port that"
                            + " the snapshot was taken from.")
    private Optional<String> sm = Optional.empty();

    @Option(
            names = "--opts",
            paramLabel = "F",
            description =
                    "OpenSM's option file that the policies are used with; checked only when it is among the files.")
    private Optional<Path> opts = Optional.empty();

    @Option(
            names = "--target",
            paramLabel = "T",
            description = "The subnet manager that reads the files, opensm-3.3 (the default) or mlnx-5.")
    private Optional<String> target = Optional.empty();

    /**
     * What the policies are for: the options given here, and partitions and options among the files when there is one
     * such file, else what the project file says. What cannot be read is as if not given.
     */
    Subnet subnet(Console console, ReadableFiles readable, List<SourceFile> files, Settings settings) {
        Fabric bare = fabric.or(settings::fabric)
                .flatMap(file -> readable.reading(file, () -> Site.fabric(console, new InputFiles(console), file)))
                .orElse(Fabric.EMPTY);
        Optional<OptionsFile> options = opts.flatMap(file -> options(console, readable, file))
                .or(() -> only(files, new OptionsLanguage(), OptionsFile.class))
                .or(() -> settings.options().flatMap(file -> options(console, readable, file)));
        return new Subnet(
                only(files, new PartitionsLanguage(), PartitionFile.class)
                        .map(file -> PartitionsLowering.lower(file).value()),
                options.map(file -> OptionsLowering.lower(file).value()),
                sm.or(settings::sm)
                        .map(port -> Site.withSm(console, bare, port))
                        .orElse(bare),
                target.map(SubnetOptions::byId).or(settings::target).orElse(Target.OPENSM_3_3),
                settings.routingEngine());
    }

    private static Target byId(String id) {
        return Target.byId(id)
                .orElseThrow(() -> CommandFailed.usage("unknown target '" + id + "'. Known are " + Target.ids() + "."));
    }

    private static Optional<OptionsFile> options(Console console, ReadableFiles readable, Path file) {
        return readable.reading(file, () -> new InputFiles(console).load(file, new OptionsLanguage()))
                .map(source -> source.root(OptionsFile.class));
    }

    private static <F extends EObject> Optional<F> only(List<SourceFile> files, Language language, Class<F> root) {
        List<F> found = files.stream()
                .filter(file -> file.language().equals(language))
                .map(file -> file.root(root))
                .toList();
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }
}
