package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.qos.dsl.ide.completion.Proposal;
import org.qos.dsl.ide.completion.RequestProposals;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.runtime.request.RequestKeyword;

/**
 * Command {@code qos.proposeRequest}: the values that can follow a {@code keyword} of a request to a policy, for clients
 * with a form for requests. They contain the words of {@code text}, in any case and order.
 */
final class ProposeRequest {

    /** A list that a user reads; of a large fabric some more letters select the port. */
    private static final int MAX_PROPOSALS = 100;

    private ProposeRequest() {}

    static CommandResult run(DocumentSnapshot snapshot, JsonObject arguments, CommandProgress progress) {
        if (!snapshot.language().isPolicy()) {
            throw new CommandException(snapshot.document().name() + " is "
                    + snapshot.language().kind() + ", not a policy; open a policy and try again");
        }
        RequestKeyword keyword = keyword(CommandArguments.text(arguments, "keyword", "such as \"from\""));
        List<String> words = words(CommandArguments.text(arguments, "text").orElse(""));
        List<ProposalDetails.Value> found = RequestProposals.of(snapshot)
                .values(keyword)
                .filter(proposal -> !proposal.text().equals(RequestProposals.GROUP))
                .filter(proposal -> contains(proposal, words))
                .limit(MAX_PROPOSALS + 1)
                .map(proposal -> new ProposalDetails.Value(proposal.text(), proposal.detail()))
                .toList();
        List<ProposalDetails.Value> first = found.subList(0, Math.min(found.size(), MAX_PROPOSALS));
        return new CommandResult(first.size() + " proposals", List.of(), "", "", List.of())
                .with(new ProposalDetails(first, found.size() > MAX_PROPOSALS));
    }

    private static RequestKeyword keyword(String text) {
        return RequestKeyword.of(text)
                .orElseThrow(() -> new InvalidArgumentsException(
                        "'keyword' must be one of " + RequestKeyword.all() + ", but found \"" + text + "\""));
    }

    private static List<String> words(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("[\\s\"']+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static boolean contains(Proposal proposal, List<String> words) {
        String all = (proposal.text() + " " + proposal.detail()).toLowerCase(Locale.ROOT);
        return words.stream()
                .allMatch(word -> all.contains(word) || shortened(all).contains(shortened(word)));
    }

    /** GUIDs have 16 digits, but authors leave out leading zeros. */
    private static String shortened(String text) {
        return text.replaceAll("0x0+(?=[0-9a-f])", "0x");
    }
}
