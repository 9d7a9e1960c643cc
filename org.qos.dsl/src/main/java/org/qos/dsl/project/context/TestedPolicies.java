package org.qos.dsl.project.context;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Finding;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.BindingCheck;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** The policies that tests are for, bound again only when a file changes. */
final class TestedPolicies {

    private final Map<String, Result> results = new HashMap<>();

    /**
     * What a policy means.
     *
     * @param file the policy
     * @param partitions its partition file
     * @param context what it is bound to
     */
    Result of(ContextFile file, Optional<ContextFile> partitions, FabricContext context) {
        Result known = results.get(file.uri());
        if (known == null || !known.isOf(file, partitions, context)) {
            known = read(file, partitions, context);
            results.put(file.uri(), known);
        }
        return known;
    }

    private static Result read(ContextFile file, Optional<ContextFile> partitions, FabricContext context) {
        ProjectFiles files = new ProjectFiles();
        partitions.ifPresent(found -> files.load(URI.createURI(found.uri()), found.text(), new PartitionsLanguage()));
        SourceFile source = files.load(URI.createURI(file.uri()), file.text(), file.language());
        BindingCheck checked = Checker.checkBinding(source, context.withPartitions());
        return new Result(
                file, partitions, context, checked.policy(), checked.file().errors());
    }

    /**
     * What a policy means.
     *
     * @param file the policy
     * @param partitions its partition file
     * @param context what it is bound to
     * @param policy empty where it has errors
     * @param errors what is wrong with it
     */
    record Result(
            ContextFile file,
            Optional<ContextFile> partitions,
            FabricContext context,
            Optional<BoundPolicyContext> policy,
            List<Finding> errors) {

        boolean isOf(ContextFile other, Optional<ContextFile> otherPartitions, FabricContext otherContext) {
            return file.equals(other) && partitions.equals(otherPartitions) && context.equals(otherContext);
        }
    }
}
