package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.util.List;
import org.qos.analysis.explanation.Explainer;
import org.qos.analysis.explanation.Explanation;
import org.qos.analysis.explanation.PairClass;
import org.qos.analysis.explanation.PairClasses;
import org.qos.analysis.explanation.page.ExplanationPage;
import org.qos.analysis.explanation.page.Page;
import org.qos.analysis.explanation.page.PairsPage;
import org.qos.analysis.explanation.page.RuleNote;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.request.EndPorts;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestSyntaxException;

/**
 * Command {@code qos.explain}: explains which rule gives a path {@code request} (syntax of {@code qos explain}) its
 * level, and why earlier rules do not match.
 */
final class Explain {

    private Explain() {}

    static CommandResult run(DocumentSnapshot snapshot, JsonObject arguments, CommandProgress progress) {
        String sentence = CommandArguments.text(
                arguments, "request", "such as \"from any to 'mds1 HCA-1/P1' service 0x1060cbc\"");
        try {
            PathRequest request = RequestParser.parse(sentence);
            progress.next("checking for errors");
            ValidPolicy policy = ValidPolicy.of(snapshot, progress);
            policy.requireValidOptions(progress);
            progress.next("binding groups to the fabric");
            BoundPolicy bound = policy.bound();
            progress.next("evaluating the rules");
            return result(policy, bound, request, sentence);
        } catch (RequestSyntaxException malformed) {
            throw new InvalidArgumentsException("the request"
                    + (malformed.token() > 0 ? ", token " + malformed.token() : "") + ": " + malformed.getMessage());
        }
    }

    private static CommandResult result(ValidPolicy policy, BoundPolicy bound, PathRequest request, String sentence)
            throws RequestSyntaxException {
        SmOptions options = policy.subnet().options().orElseGet(SmOptions.DEFAULTS::withQos);
        if (request.isBetweenPorts()) {
            Explanation explanation =
                    new Explainer(bound, options).explain(request.toQuery(bound.fabric(), bound.partitions()));
            ExplanationPage page = new ExplanationPage(bound.fabric(), policy.places()::of);
            return result(policy, sentence, page.summary(explanation), page.of(explanation), page.notes(explanation));
        }
        EndPorts ends = new EndPorts(bound);
        List<Long> sources = ends.sources(request);
        List<Long> destinations = ends.destinations(request);
        List<PairClass> classes = new PairClasses(bound, CompiledPolicy.of(bound)).of(request, sources, destinations);
        PairsPage pairs = new PairsPage(sources.size(), destinations.size(), classes);
        return result(
                policy,
                sentence,
                pairs.summary(),
                pairs.in(bound.fabric()),
                pairs.notes(bound.policy().rules()));
    }

    private static CommandResult result(
            ValidPolicy policy, String sentence, String summary, Page page, List<RuleNote> notes) {
        return new CommandResult(summary, policy.notes(), "markdown", page.markdown(sentence, summary), List.of())
                .with(ExplanationDetails.of(policy, page, notes));
    }
}
