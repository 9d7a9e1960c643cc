package org.qos.conformity.verdict;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.fabric.snapshot.Snapshot;
import org.qos.runtime.fabric.Fabric;

/**
 * An example as it is given to the check: fabric and partitions are known, so that nothing depends on them.
 *
 * @param policy the policy in OpenSM syntax
 * @param partitions the partition file
 * @param net the fabric as ibnetdiscover prints it
 * @param fabric the same, read
 */
record CheckedSite(String policy, String partitions, String net, Fabric fabric) {

    static CheckedSite read(Path directory) throws IOException {
        Path net = directory.resolve("fabric.ibnetdiscover");
        Snapshot snapshot = IbnetdiscoverReader.read(net);
        return new CheckedSite(
                Files.readString(directory.resolve("qos-policy.conf")),
                Files.readString(directory.resolve("partitions.conf")),
                Files.readString(net),
                snapshot.fabric());
    }

    /** The files for OpenSM. */
    SubnetFiles files() {
        return SubnetFiles.ofNet(net).withPartitions(partitions);
    }

    /** What the check says that OpenSM does with a policy there. */
    org.qos.dsl.check.Verdict predicted(String text) {
        ProjectFiles project = new ProjectFiles();
        SourceFile file = project.load("partitions.conf", partitions, new PartitionsLanguage());
        FabricContext fabricContext = new FabricContext(
                Optional.of(
                        PartitionsLowering.lower(file.root(PartitionFile.class)).value()),
                Optional.empty(),
                fabric);
        return Checker.check(project.load("edited", text, new OpenSmLanguage()), fabricContext)
                .opensm()
                .orElseThrow();
    }
}
