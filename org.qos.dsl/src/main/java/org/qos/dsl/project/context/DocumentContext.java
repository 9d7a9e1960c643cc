package org.qos.dsl.project.context;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.TestedPolicy;
import org.qos.dsl.language.Language;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.settings.Settings;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.runtime.fabric.SubnetState;

/**
 * What a file is judged with: overrides, else what its project file names, else its sibling files.
 *
 * @param settings what its project file says
 * @param policy the policy that a file with tests is for, as far as it can be read; empty for other files
 * @param partitions OpenSM's partition file, as far as it can be read
 * @param usedPartitions the version of it that counts: the newest, or that on disk where an open document has errors
 * @param options OpenSM's option file, as far as it can be read
 * @param fabricFile the snapshot of the fabric, or the folder of snapshots
 * @param snapshot what the snapshot shows, {@link SubnetSnapshot#NONE} without one
 * @param fabricContext what these files mean; a file that OpenSM drops is not known
 * @param problems the files that cannot be used
 */
public record DocumentContext(
        Settings settings,
        Optional<ContextFile> policy,
        Optional<ContextFile> partitions,
        Optional<ContextFile> usedPartitions,
        Optional<ContextFile> options,
        Optional<Path> fabricFile,
        SubnetSnapshot snapshot,
        FabricContext fabricContext,
        List<ContextProblem> problems) {

    /** Copies the list. */
    public DocumentContext {
        problems = List.copyOf(problems);
    }

    /** The context of a file about which nothing is known. */
    public static DocumentContext unknown() {
        return new DocumentContext(
                Settings.none(Path.of("").toAbsolutePath()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                SubnetSnapshot.NONE,
                FabricContext.UNKNOWN,
                List.of());
    }

    /** The context of a file with tests of a policy. */
    DocumentContext testing(Optional<ContextFile> file, TestedPolicy tested) {
        return new DocumentContext(
                settings,
                file,
                partitions,
                usedPartitions,
                options,
                fabricFile,
                snapshot,
                fabricContext.testing(tested),
                problems);
    }

    /** What the snapshot shows, with the subnet manager's port. */
    public SubnetState subnet() {
        return snapshot.state().withFabric(fabricContext.fabric());
    }

    /** The files to load a file of that language with: a policy finds its partitions there. */
    public ProjectFiles files(Language language) {
        ProjectFiles files = new ProjectFiles();
        if (language.isPolicy()) {
            usedPartitions.ifPresent(
                    file -> files.load(URI.createURI(file.uri()), file.text(), new PartitionsLanguage()));
        }
        return files;
    }

    /**
     * What is reported of a file: with the severities of the project, and nothing where the project ignores it.
     *
     * @param file its absolute path
     */
    public CheckedFile graded(CheckedFile checked, Path file) {
        return settings.ignores(file)
                ? checked.reporting(List.of())
                : settings.rules().apply(checked);
    }

    /** How the groups of a policy fail to bind, as far as the project does not grade it below a warning. */
    public List<Finding> bindingFindings(CheckedFile checked, Path file) {
        return warnings(BindingRule.class, checked, file);
    }

    /** What rules of a kind have found, as far as the project does not grade it below a warning. */
    public List<Finding> warnings(Class<? extends Rule> kind, CheckedFile checked, Path file) {
        return graded(checked, file).findings().stream()
                .filter(found -> Rules.isOf(kind, found))
                .filter(found -> found.severity().atLeast(Severity.WARNING))
                .toList();
    }
}
