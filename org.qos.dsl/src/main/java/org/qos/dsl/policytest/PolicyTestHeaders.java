package org.qos.dsl.policytest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.runtime.request.RequestToken;

/** The keywords of the lines that say what tests are for; {@code qos.yaml} has the same keys. */
public final class PolicyTestHeaders {

    /** The policy. */
    public static final String POLICY = "policy";

    /** The partition file. */
    public static final String PARTITIONS = "partitions";

    /** The option file. */
    public static final String OPTIONS = "options";

    /** The snapshot of the fabric. */
    public static final String FABRIC = "fabric";

    /** All of them. */
    public static final List<String> KEYWORDS = List.of(POLICY, PARTITIONS, OPTIONS, FABRIC);

    private PolicyTestHeaders() {}

    /** The files that the headers of a text name, by keyword; of several with one keyword the first. */
    public static Map<String, String> in(String text) {
        Map<String, String> files = new LinkedHashMap<>();
        String keyword = "";
        for (ScannedToken token : PolicyTestScanner.scan(text)) {
            String word = text.substring(token.start(), token.end());
            if (token.is(PolicyTestScanner.HEADER)) {
                keyword = word;
            } else if (token.is(PolicyTestScanner.FILE)) {
                files.putIfAbsent(keyword, RequestToken.parse(word).text());
            }
        }
        return files;
    }
}
