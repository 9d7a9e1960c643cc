package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the manual says about the codes of errors that no rule finds: text that cannot be read, names that mean nothing. */
public final class SyntaxPage {

    private static final Pattern HEADING = Pattern.compile("## (.+)");
    private static final Pattern ROW = Pattern.compile("\\| `([a-z-]+)` \\| (.+) \\|");

    private SyntaxPage() {}

    /**
     * A code with its meaning in one language.
     *
     * @param section the heading of the language
     * @param code the code, kebab-case
     * @param meaning what is wrong, in one line
     */
    public record Entry(String section, String code, String meaning) {}

    /** The whole page, in Markdown. */
    public static String markdown() {
        return RulePage.resource("syntax").orElseThrow();
    }

    /** The rows of its tables. */
    public static List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        String section = "";
        for (String line : markdown().lines().toList()) {
            Matcher heading = HEADING.matcher(line);
            Matcher row = ROW.matcher(line);
            if (heading.matches()) {
                section = heading.group(1);
            } else if (row.matches()) {
                entries.add(new Entry(section, row.group(1), row.group(2)));
            }
        }
        return entries;
    }
}
