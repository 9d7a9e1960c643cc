package org.qos.dsl.check.rules.policytest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.PolicyTestPackage.Literals;
import org.qos.dsl.model.policytest.StrayText;
import org.qos.dsl.policytest.PolicyTestHeaders;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.runtime.request.RequestKeyword;

/** Words of tests at which nothing begins, often because a keyword is misspelled. */
final class StrayTests {

    private static final String TEST = "test";
    private static final String EXPECT = "expect";
    private static final String END_OF_TEST = "}";

    private static final String HEADERS = String.join(", ", PolicyTestHeaders.KEYWORDS);

    private static final List<String> OF_FILE =
            Stream.concat(Stream.of(TEST), PolicyTestHeaders.KEYWORDS.stream()).toList();
    private static final List<String> OF_TEST = Stream.concat(
                    Stream.of(EXPECT), Arrays.stream(RequestKeyword.values()).map(RequestKeyword::text))
            .toList();

    private StrayTests() {}

    /** The words outside of tests, but for those that belong to a test whose keyword is misspelled. */
    static Stream<RuleViolation> outside(PolicyTestFile file) {
        List<StrayText> strays = new ArrayList<>();
        NavigableSet<Integer> others = Stream.concat(file.getHeaders().stream(), file.getTests().stream())
                .map(part -> NodeModelUtils.getNode(part).getOffset())
                .collect(Collectors.toCollection(TreeSet::new));
        boolean inTest = false;
        int before = 0;
        for (StrayText stray : file.getStrays()) {
            int offset = NodeModelUtils.getNode(stray).getOffset();
            inTest &= others.subSet(before, offset).isEmpty();
            if (!inTest) {
                strays.add(stray);
                inTest = keyword(stray, OF_FILE).filter(TEST::equals).isPresent();
            }
            inTest &= !stray.getText().equals(END_OF_TEST);
            before = offset;
        }
        return firstOfEachLine(strays).stream()
                .map(stray -> violation(
                        stray, OF_FILE, "is not expected outside tests", "expected test or one of: " + HEADERS));
    }

    /** A word in a test that begins no statement. */
    static RuleViolation inTest(StrayText stray) {
        return violation(
                stray, OF_TEST, "does not begin a statement", "expected a request (from END to END ...) or expect");
    }

    /** The keyword that an unknown word in a request seems to be. */
    static Optional<String> keywordInTest(String word) {
        return NameSuggestions.STRICT.closest(word, OF_TEST);
    }

    /** Whether a word seems to begin an expectation. */
    static boolean isLikeExpect(String word) {
        return keywordInTest(word).filter(EXPECT::equals).isPresent();
    }

    /** One stray word is often followed by others that belong to it. */
    static List<StrayText> firstOfEachLine(List<StrayText> strays) {
        Set<Integer> lines = new HashSet<>();
        return strays.stream()
                .filter(stray -> lines.add(NodeModelUtils.getNode(stray).getStartLine()))
                .toList();
    }

    private static Optional<String> keyword(StrayText stray, List<String> known) {
        return NameSuggestions.STRICT.closest(stray.getText(), known);
    }

    private static RuleViolation violation(StrayText stray, List<String> known, String wrong, String expected) {
        String start = "'" + stray.getText() + "' " + wrong + "; ";
        return keyword(stray, known)
                .map(near -> RuleViolation.at(stray, Literals.STRAY_TEXT__TEXT, start + "did you mean '" + near + "'?")
                        .suggesting(near))
                .orElseGet(() -> RuleViolation.at(stray, Literals.STRAY_TEXT__TEXT, start + expected));
    }
}
