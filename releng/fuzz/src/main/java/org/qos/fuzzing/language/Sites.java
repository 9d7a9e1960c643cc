package org.qos.fuzzing.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.TestedPolicy;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.snapshot.SubnetSnapshotReader;
import org.qos.fuzzing.ProjectFolder;
import org.qos.runtime.fabric.Fabric;

/** The site in which files are checked: an example of the project. */
final class Sites {

    private static final Path EXAMPLE = ProjectFolder.root().resolve("examples/cluster");
    private static final FabricContext CONTEXT = context();

    private Sites() {}

    static Fabric fabric() {
        return CONTEXT.fabric();
    }

    /** What is known of the site, and the policy that tests are for. */
    static FabricContext known() {
        return CONTEXT;
    }

    private static FabricContext context() {
        try {
            FabricContext fabric = new FabricContext(
                            Optional.empty(),
                            Optional.empty(),
                            SubnetSnapshotReader.read(EXAMPLE.resolve("fabric.ibnetdiscover"))
                                    .state())
                    .withPartitions();
            Path policy = EXAMPLE.resolve("policy.qos");
            SourceFile source = new ProjectFiles()
                    .load(policy, Language.byFileName("policy.qos").orElseThrow());
            return fabric.testing(
                    new TestedPolicy(Checker.checkBinding(source, fabric).policy(), Map.of()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
