package org.qos.dsl.check.rules.policytest;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.analysis.policytest.ExpectationParser;
import org.qos.analysis.policytest.ExpectationSyntaxException;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PolicyTestLowering;
import org.qos.dsl.lower.StatementTokens;
import org.qos.dsl.model.policytest.StrayText;
import org.qos.dsl.model.policytest.TestCase;
import org.qos.dsl.model.policytest.TestExpectation;
import org.qos.dsl.model.policytest.TestRequest;
import org.qos.dsl.model.policytest.TestStatement;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestKeyword;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.request.RequestToken;

/** What is wrong with the statements of a test, each by itself. */
final class StatementErrors {

    private static final String SURPLUS =
            "\"to\" is given twice; omit one of them, or add the source of another request: from END";

    private StatementErrors() {}

    /** The errors in the order of the text; a stray word hides others on its line. */
    static Stream<RuleViolation> in(TestCase test) {
        Set<Integer> lines = new HashSet<>();
        return test.getStatements().stream()
                .filter(statement -> !(statement instanceof StrayText)
                        || lines.add(NodeModelUtils.getNode(statement).getStartLine()))
                .flatMap(statement -> errors(test, statement));
    }

    private static Stream<RuleViolation> errors(TestCase test, TestStatement statement) {
        if (statement instanceof StrayText stray) {
            return Stream.of(StrayTests.inTest(stray));
        }
        StatementTokens tokens = StatementTokens.of(statement);
        if (tokens.words().stream().anyMatch(RequestToken::isUnclosed)) {
            return Stream.empty();
        }
        return statement instanceof TestExpectation expectation
                ? expectation(test, expectation, tokens)
                : request(test, (TestRequest) statement, tokens);
    }

    private static Stream<RuleViolation> request(TestCase test, TestRequest written, StatementTokens tokens) {
        List<RequestSyntaxException> errors = RequestParser.errors(tokens.requestTokens());
        boolean isSurplus = isSurplusDestination(test, written, tokens);
        return (errors.isEmpty() ? unanswerable(test, tokens) : errors)
                .stream().map(malformed -> misspelled(written, tokens, malformed.token() - 1)
                        .orElseGet(() -> at(
                                written,
                                tokens,
                                malformed.token() - 1,
                                isSurplus && malformed.token() == 0 ? SURPLUS : malformed.getMessage())));
    }

    /** The error at a word in place of a keyword that is similar to one, such as {@code expects}. */
    private static Optional<RuleViolation> misspelled(TestRequest written, StatementTokens tokens, int token) {
        return Optional.of(token)
                .filter(place -> place >= 0 && place < tokens.words().size())
                .map(tokens.words()::get)
                .filter(word -> written.getKeywords().contains(word)
                        && RequestKeyword.of(word).isEmpty())
                .flatMap(word -> StrayTests.keywordInTest(word).map(near -> at(
                                written,
                                tokens,
                                token,
                                "'" + word + "' is not a keyword of requests; did you mean '" + near + "'?")
                        .suggesting(near)));
    }

    /** A second destination begins a request of its own, which needs a source. */
    private static boolean isSurplusDestination(TestCase test, TestRequest written, StatementTokens tokens) {
        int place = test.getStatements().indexOf(written);
        return place > 0
                && test.getStatements().get(place - 1) instanceof TestRequest
                && tokens.words().get(0).equals(RequestKeyword.TO.text())
                && !written.getKeywords().contains(RequestKeyword.FROM.text());
    }

    /** Why a request without errors cannot be a query. */
    private static List<RequestSyntaxException> unanswerable(TestCase test, StatementTokens tokens) {
        try {
            PathRequest request = RequestParser.parse(tokens.requestTokens());
            List<RequestSyntaxException> foreign = request.foreignFields();
            if (foreign.isEmpty() && !test.isForAll() && !asksByLids(request)) {
                request.between(1, 1).toRequest(Fabric.EMPTY, Partitions.WITHOUT_FILE);
            }
            return foreign;
        } catch (RequestSyntaxException malformed) {
            return List.of(malformed);
        }
    }

    private static boolean asksByLids(PathRequest request) {
        return request.client()
                .filter(client -> client.carries(PathComponent.SLID))
                .isPresent();
    }

    private static Stream<RuleViolation> expectation(TestCase test, TestExpectation written, StatementTokens tokens) {
        List<ExpectationSyntaxException> errors = ExpectationParser.errors(tokens.expectationTokens());
        if (!errors.isEmpty()) {
            return errors.stream().map(malformed -> at(written, tokens, malformed.token(), malformed.getMessage()));
        }
        boolean unprovable = test.isForAll()
                && PolicyTestLowering.expectation(written)
                        .filter(expectation -> expectation.isAboutPath())
                        .isPresent();
        return unprovable
                ? Stream.of(RuleViolation.at(
                        written,
                        "an expectation about the path cannot be proved for all requests; remove 'for all', or expect a"
                                + " level, an SL, a rule or default"))
                : Stream.empty();
    }

    /** At a token; at the first one where no token is wrong. */
    private static RuleViolation at(EObject statement, StatementTokens tokens, int token, String message) {
        int place = Math.max(0, Math.min(token, tokens.regions().size() - 1));
        return RuleViolation.at(statement, tokens.regions().get(place), message);
    }
}
