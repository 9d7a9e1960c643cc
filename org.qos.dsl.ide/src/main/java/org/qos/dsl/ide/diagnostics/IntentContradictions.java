package org.qos.dsl.ide.diagnostics;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Plan;
import org.qos.analysis.design.Planner;
import org.qos.dsl.generator.design.BoundIntent;
import org.qos.dsl.generator.design.InfeasibleIntent;
import org.qos.dsl.generator.design.TrafficProblems;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.design.IntentReader;
import org.qos.dsl.project.form.YamlFileKind;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.runtime.fabric.SubnetState;

/**
 * What {@code qos design} reports of an intent beyond the errors of its text: groups and links that the fabric does not have,
 * requirements that contradict each other, and entries of traffic that get nothing. They are searched for in the background and once
 * for each text, because a design may try ten thousands of tables. The links are those that the intent states, or those of the fabric of
 * its project; where neither is known, nothing is reported. Without a fabric, contradictions are found without the groups of nodes.
 */
public final class IntentContradictions {

    private static final int KEPT = 64;

    private final Workspace workspace;
    private final Executor later;
    private final Map<String, Search> searches = new LinkedHashMap<>();

    /**
     * No searches yet.
     *
     * @param later runs long work, one task at a time
     */
    public IntentContradictions(Workspace workspace, Executor later) {
        this.workspace = workspace;
        this.later = later;
    }

    /**
     * The contradicting requirements of an intent, by place; none for a file of another kind or with other errors. A search for an earlier
     * text of the file is given up, and has no result.
     */
    public CompletableFuture<List<YamlProblem>> of(YamlFileSnapshot file) {
        return search(file).map(this::started).orElseGet(() -> CompletableFuture.completedFuture(List.of()));
    }

    private CompletableFuture<List<YamlProblem>> started(Search search) {
        if (!search.isDone()) {
            later.execute(search);
        }
        return search.found;
    }

    /** The same at once; called by long work only. */
    List<YamlProblem> now(YamlFileSnapshot file) {
        Optional<Search> search = search(file);
        search.ifPresent(Search::run);
        return search.map(each -> each.found.join()).orElse(List.of());
    }

    /** The search for this text; empty where there is nothing to search for. */
    private Optional<Search> search(YamlFileSnapshot file) {
        if (file.kind() != YamlFileKind.INTENT || !file.problems().isEmpty()) {
            return Optional.empty();
        }
        Question question = new Question(file.text(), fabric(file));
        Search before;
        Search fresh = new Search(question);
        synchronized (searches) {
            before = searches.get(file.uri());
            if (before != null && before.question.equals(question)) {
                return Optional.of(before);
            }
            searches.put(file.uri(), fresh);
            if (searches.size() > KEPT) {
                searches.remove(searches.keySet().iterator().next());
            }
        }
        if (before != null) {
            before.cancel(true);
        }
        return Optional.of(fresh);
    }

    private SubnetState fabric(YamlFileSnapshot file) {
        return workspace
                .projectFiles()
                .governing(file.document().path())
                .map(project -> workspace.contextOf(project.path()).subnet())
                .orElse(SubnetState.UNKNOWN);
    }

    /**
     * What the result of a search depends on.
     *
     * @param text the intent
     * @param fabric the fabric of its project
     */
    private record Question(String text, SubnetState fabric) {

        List<YamlProblem> answer() throws IOException {
            IntentFile file = IntentReader.read(text);
            BoundIntent bound = BoundIntent.of(file, fabric);
            if (!bound.certain().isEmpty()) {
                return bound.certain();
            }
            Optional<Intent> intent = bound.intent()
                    .or(() -> BoundIntent.of(file.withoutGroups(), fabric).intent());
            if (intent.isEmpty()) {
                return List.of();
            }
            Optional<Plan> plan = Planner.plan(intent.get());
            if (plan.isPresent()) {
                return bound.intent().isPresent()
                        ? TrafficProblems.of(file, intent.get(), plan.get(), fabric)
                        : List.of();
            }
            return InfeasibleIntent.of(intent.get()).explained(file).stream()
                    .sorted(YamlProblem.BY_PLACE)
                    .toList();
        }
    }

    /** A task that runs once, however often it is started. Given up, it finds nothing. */
    private static final class Search extends FutureTask<List<YamlProblem>> {

        private final Question question;
        private final CompletableFuture<List<YamlProblem>> found = new CompletableFuture<>();

        Search(Question question) {
            super(question::answer);
            this.question = question;
        }

        /** In another thread: the one that gives up a search may hold locks. */
        @Override
        protected void done() {
            found.completeAsync(this::result);
        }

        private List<YamlProblem> result() {
            try {
                return get();
            } catch (CancellationException givenUp) {
                return List.of();
            } catch (InterruptedException | ExecutionException failure) {
                throw new CompletionException(failure);
            }
        }
    }
}
