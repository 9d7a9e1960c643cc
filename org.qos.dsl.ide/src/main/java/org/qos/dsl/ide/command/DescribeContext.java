package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qos.dsl.ide.semantics.Plurals;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.project.context.ContextFile;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.settings.Key;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;

/** Command {@code qos.context}: the files, the fabric and the target that a document is checked with. */
final class DescribeContext {

    private DescribeContext() {}

    /**
     * The details of the result.
     *
     * @param parts the partitions, the options, the fabric and the target; other keys of the project file only if they
     *     have a problem
     */
    record Details(List<Part> parts) {}

    /**
     * A part of the context.
     *
     * @param key the key of the project file that names it
     * @param uri its file or folder; empty if it has none
     * @param name its name for the user; empty if there is none
     * @param text what it contains, or what counts without it
     * @param problem why it cannot be used; empty if it can
     */
    record Part(String key, String uri, String name, String text, String problem) {

        private String summary() {
            return key + ": " + (name.isEmpty() ? text : name) + (problem.isEmpty() ? "" : ", " + problem);
        }
    }

    static CommandResult run(DocumentSnapshot snapshot, JsonObject arguments, CommandProgress progress) {
        DocumentContext context = snapshot.context();
        List<Part> parts = new ArrayList<>();
        parts.add(part(context, Key.PARTITIONS, uri(context.partitions()), partitions(context)));
        parts.add(part(
                context,
                Key.OPTIONS,
                uri(context.options()),
                context.options().map(file -> "").orElse("no file; tables of the policy count")));
        parts.add(part(
                context, Key.FABRIC, context.fabricFile().map(Path::toUri).map(Object::toString), fabric(context)));
        parts.add(new Part(
                Key.TARGET.id(),
                "",
                context.fabricContext().target().id(),
                context.fabricContext().target().meaning(),
                ""));
        for (Key key : List.of(Key.POLICY, Key.ENHANCED_QOS, Key.ENVIRONMENT, Key.SM)) {
            if (problem(context, key).isPresent()) {
                parts.add(part(context, key, Optional.empty(), ""));
            }
        }
        String summary = parts.stream().map(Part::summary).collect(Collectors.joining("; "));
        return new CommandResult(
                        snapshot.document().name() + " is checked with " + summary, List.of(), "", "", List.of())
                .with(new Details(parts));
    }

    /** A file that cannot be read is known by its problem only. */
    private static Part part(DocumentContext context, Key key, Optional<String> uri, String text) {
        Optional<ContextProblem> problem = problem(context, key);
        Optional<String> file =
                problem.map(found -> found.file().toUri().toString()).or(() -> uri);
        return new Part(
                key.id(),
                file.orElse(""),
                file.map(DescribeContext::name).orElse(""),
                problem.isPresent() ? "" : text,
                problem.map(ContextProblem::message).orElse(""));
    }

    private static Optional<ContextProblem> problem(DocumentContext context, Key key) {
        return context.problems().stream()
                .filter(problem -> problem.key() == key)
                .findFirst();
    }

    private static Optional<String> uri(Optional<ContextFile> file) {
        return file.map(ContextFile::uri);
    }

    private static String name(String uri) {
        String path = uri.endsWith("/") ? uri.substring(0, uri.length() - 1) : uri;
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private static String partitions(DocumentContext context) {
        return context.partitions().isEmpty()
                ? "no file; OpenSM makes the default partition"
                : Plurals.of(
                        context.fabricContext()
                                .partitions()
                                .map(all -> all.partitions().size())
                                .orElse(0),
                        "partition",
                        "partitions");
    }

    private static String fabric(DocumentContext context) {
        Fabric fabric = context.fabricContext().fabric();
        if (fabric.isEmpty()) {
            return "no snapshot; ports are known by GUID only";
        }
        long switches = fabric.nodes().stream()
                .filter(node -> node.type() == NodeType.SWITCH)
                .count();
        return Plurals.of((int) (fabric.nodes().size() - switches), "host", "hosts") + ", "
                + Plurals.of((int) switches, "switch", "switches");
    }
}
