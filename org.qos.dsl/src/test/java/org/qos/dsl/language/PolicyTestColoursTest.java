package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.policytest.ClauseKeyword;
import org.qos.dsl.policytest.PolicyTestHeaders;
import org.qos.dsl.testing.DerivedFiles;
import org.qos.runtime.request.RequestKeyword;

/** The TextMate grammar of tests knows every keyword of the language. */
class PolicyTestColoursTest {

    @Test
    void everyKeywordHasAScope() throws IOException {
        String grammar = Files.readString(DerivedFiles.file("vscode-extension/syntaxes/qos-test.tmLanguage.json"));
        List<String> missing = Stream.of(
                        Arrays.stream(RequestKeyword.values()).map(RequestKeyword::text),
                        Arrays.stream(ClauseKeyword.values()).map(ClauseKeyword::text),
                        PolicyTestHeaders.KEYWORDS.stream())
                .flatMap(keywords -> keywords)
                .filter(keyword -> !grammar.matches("(?s).*[(:|]" + keyword + "[|)].*"))
                .toList();
        assertTrue(missing.isEmpty(), missing::toString);
    }
}
