package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.settings.Key;

/**
 * Command {@code qos.describeFabric}: the fabric that a document is checked with, as a tree whose items a client asks for
 * when the user expands them. The argument {@code item} names the item whose children are described; without it, the first
 * level is.
 */
final class DescribeFabric {

    private DescribeFabric() {}

    /**
     * The details of the result.
     *
     * @param policy the URI of the policy whose groups the items belong to; empty if there is none
     * @param fabric the name of the snapshot or of the folder of snapshots; empty if there is none
     * @param problem why it cannot be used; empty if it can
     * @param items the items; none if no fabric is known
     */
    record Details(String policy, String fabric, String problem, List<FabricItem> items) {}

    static CommandResult run(DocumentSnapshot snapshot, JsonObject arguments, CommandProgress progress) {
        DocumentContext context = snapshot.context();
        Optional<String> item = CommandArguments.text(arguments, "item");
        Optional<DocumentSnapshot> policy = policy(snapshot);
        String file =
                context.fabricFile().map(Path::getFileName).map(Path::toString).orElse("");
        Details details = new Details(
                policy.map(DocumentSnapshot::uri).orElse(""), file, problem(context), items(context, policy, item));
        String message = file.isEmpty()
                ? "no fabric is known for " + snapshot.document().name()
                : snapshot.document().name() + " is checked with the fabric " + file;
        return new CommandResult(message, List.of(), "", "", List.of()).with(details);
    }

    private static List<FabricItem> items(
            DocumentContext context, Optional<DocumentSnapshot> policy, Optional<String> item) {
        if (context.fabricContext().fabric().isEmpty()) {
            return List.of();
        }
        // a policy of another project may have another fabric
        Optional<GroupMembers> members = policy.filter(
                        found -> found.context().fabricFile().equals(context.fabricFile()))
                .flatMap(found -> PolicySemantics.of(found).map(semantics -> new GroupMembers(found, semantics)));
        FabricTree tree = new FabricTree(context.fabricContext().subnet(), members);
        return item.map(tree::children).orElseGet(tree::roots);
    }

    /** The policy itself, the one that tests are for, or one that uses the same partition file. */
    private static Optional<DocumentSnapshot> policy(DocumentSnapshot snapshot) {
        if (snapshot.language().isPolicy()) {
            return Optional.of(snapshot);
        }
        return snapshot.testedPolicy().or(() -> snapshot.policies().stream().findFirst());
    }

    private static String problem(DocumentContext context) {
        return context.problems().stream()
                .filter(problem -> problem.key() == Key.FABRIC)
                .map(ContextProblem::message)
                .findFirst()
                .orElse("");
    }
}
