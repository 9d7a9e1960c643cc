package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.analysis.policytest.ClauseKeyword;
import org.qos.analysis.policytest.PolicyNames;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.policytest.PolicyTestHeaders;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.request.RequestKeyword;
import org.qos.runtime.request.RequestToken;

/** What can be written in a file with tests: headers, tests, requests with the names of the policy, and expectations. */
public final class PolicyTestCompletion {

    private static final Map<String, String> HEADERS = Map.of(
            PolicyTestHeaders.POLICY, "the policy that the tests are for",
            PolicyTestHeaders.PARTITIONS, "OpenSM's partition file",
            PolicyTestHeaders.OPTIONS, "OpenSM's option file",
            PolicyTestHeaders.FABRIC, "a snapshot of the fabric, or a folder with OpenSM's dumps");

    private final DocumentSnapshot snapshot;
    private final PolicyTestCursorContext place;

    private PolicyTestCompletion(DocumentSnapshot snapshot, PolicyTestCursorContext place) {
        this.snapshot = snapshot;
        this.place = place;
    }

    /** What can be written at an offset. */
    public static CompletionResult at(DocumentSnapshot snapshot, int offset) {
        PolicyTestCursorContext place = PolicyTestCursorContext.at(snapshot.text(), offset);
        return CompletionResult.of(
                place.prefix(), place.suffix(), new PolicyTestCompletion(snapshot, place).proposals());
    }

    private Stream<Proposal> proposals() {
        return switch (place.part()) {
            case PROSE, FILE, NAME -> Stream.empty();
            case TOP -> Stream.concat(Stream.of(test()), headers());
            case HEAD ->
                Stream.of(keyword("for all", "the claim is proved for all values of fields that are not stated"));
            case STATEMENT -> Stream.of(request(), expect());
            case REQUEST_KEYWORD -> Stream.concat(requestKeywords(), Stream.of(expect()));
            case REQUEST_VALUE -> requestValues();
            case GROUP -> requests().groups();
            case CLAUSE -> Stream.concat(clauses(), Stream.of(expect(), request()));
            case CLAUSE_VALUE -> clauseValues();
        };
    }

    private static Proposal test() {
        return keyword("test", "a test: requests, and what is expected of them")
                .withSnippet("test \"${1:name}\" {\n\tfrom ${2:any} to ${3:any}\n\texpect ${4:default}\n}");
    }

    private static Proposal request() {
        return keyword("from", RequestKeyword.FROM.meaning()).withSnippet("from ${1:any} to ${2:any}");
    }

    private static Proposal expect() {
        return keyword("expect", "what is expected of the requests before");
    }

    private Stream<Proposal> headers() {
        return PolicyTestHeaders.KEYWORDS.stream()
                .filter(header -> !place.seen().contains(header))
                .map(header -> keyword(header, HEADERS.get(header)));
    }

    private Stream<Proposal> requestKeywords() {
        return Arrays.stream(RequestKeyword.values())
                .filter(keyword -> !place.seen().contains(keyword.text()))
                .map(keyword -> keyword(keyword.text(), keyword.meaning()));
    }

    private Stream<Proposal> requestValues() {
        RequestProposals proposals = requests();
        return RequestKeyword.of(place.keyword()).stream()
                .flatMap(keyword -> List.of("<", ">", "=").contains(place.last())
                        ? RequestProposals.compared(keyword)
                        : proposals.values(keyword));
    }

    private RequestProposals requests() {
        return new RequestProposals(snapshot, snapshot.testedPolicy());
    }

    private static Stream<Proposal> clauses() {
        return Arrays.stream(ClauseKeyword.values())
                .map(clause -> clause == ClauseKeyword.NO
                        ? keyword("no path", clause.meaning())
                        : keyword(clause.text(), clause.meaning()));
    }

    private Stream<Proposal> clauseValues() {
        return switch (ClauseKeyword.of(place.keyword()).orElseThrow()) {
            case LEVEL -> levels();
            case RULE -> rules();
            case SL -> ValueProposals.levels(snapshot);
            case MTU -> ValueProposals.mtus();
            case RATE -> ValueProposals.rates();
            case PKEY -> DefinedNames.pkeys(snapshot);
            case VL -> IntStream.range(0, 15).mapToObj(vl -> Proposal.value(Integer.toString(vl), ""));
            case NO -> Stream.of(keyword(ClauseKeyword.PATH, ClauseKeyword.NO.meaning()));
            case NOT, DEFAULT -> Stream.empty();
        };
    }

    private Stream<Proposal> levels() {
        return policy().stream()
                .flatMap(bound -> bound.policy().levels().stream())
                .flatMap(level -> SymbolType.LEVEL.encode(level.name(), snapshot.language()).stream()
                        .map(written -> Proposal.name(written, "SL " + level.sl())));
    }

    private Stream<Proposal> rules() {
        return policy().stream()
                .flatMap(bound -> new PolicyNames(bound.policy()).uses().stream())
                .map(use -> Proposal.name(new RequestToken(use, true).written(), "a rule"));
    }

    private Optional<BoundPolicy> policy() {
        return snapshot.context().fabricContext().tested().policy();
    }

    private static Proposal keyword(String text, String meaning) {
        return new Proposal(text, text, meaning, CompletionItemKind.Keyword, Optional.empty());
    }
}
