package org.qos.dsl.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.testing.TestFabric;
import org.qos.dsl.check.testing.TestedPolicies;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.SubnetState;

/**
 * What a policy in an example is for. The fabric of {@code fabric.ibnetdiscover} is a switch with four adapters: the
 * first has a second port that is not connected, the last two have the same name. Of the ports of the switch and of
 * the first two adapters the VLs and capacities are known, as {@link TestFabric#STATE} says.
 *
 * @param companions partition and option files, and the policy that tests are for, by language
 * @param applications the SLs that applications are set to
 * @param withFabric whether the fabric is given
 * @param target the subnet manager that reads the files
 */
record ExampleSubnet(
        Map<Language, String> companions, List<ApplicationSetting> applications, boolean withFabric, Target target) {

    /** Without settings of applications, for OpenSM 3.3. */
    ExampleSubnet(Map<Language, String> companions, boolean withFabric) {
        this(companions, List.of(), withFabric, Target.OPENSM_3_3);
    }

    /** Loads the files, so that policies loaded later find them. */
    FabricContext load(ProjectFiles files) {
        FabricContext context = new FabricContext(
                        file(new PartitionsLanguage(), files)
                                .map(file -> PartitionsLowering.lower(file.root(PartitionFile.class))
                                        .value()),
                        false,
                        file(new OptionsLanguage(), files)
                                .map(file -> OptionsLowering.lower(file.root(OptionsFile.class))
                                        .value()),
                        withFabric ? TestFabric.state(fabric()) : SubnetState.UNKNOWN,
                        target,
                        Optional.empty())
                .withApplications(applications);
        return context.testing(TestedPolicies.of(policy(files), context));
    }

    private Optional<SourceFile> policy(ProjectFiles files) {
        return companions.keySet().stream()
                .filter(Language::isPolicy)
                .findFirst()
                .flatMap(language -> file(language, files));
    }

    private Optional<SourceFile> file(Language language, ProjectFiles files) {
        return Optional.ofNullable(companions.get(language))
                .map(text -> files.load("companion." + language.extension(), text, language));
    }

    private static Fabric fabric() {
        try (InputStream in = ExampleSubnet.class.getResourceAsStream("fabric.ibnetdiscover")) {
            return IbnetdiscoverReader.read(in).fabric();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
