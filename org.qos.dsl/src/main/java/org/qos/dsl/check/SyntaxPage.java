package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the manual says about the codes of errors that no rule finds: text that cannot be read, names that mean nothing. */
public final class SyntaxPage {

    private static final Pattern HEADING = Pattern.compile("## (.+)");
    private static final Pattern ROW = Pattern.compile("\\| `([a-z-]+)` \\| (.+) \\|");

    private static final String INTRODUCTION =
            """
            An error that no rule finds and that no setting changes: what it is about has no meaning. The message says what was
            expected, and where one edit is certainly right `qos check --fix` makes it.
            """;

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

    /** The page about one code, in Markdown; empty when it is none of these. */
    public static Optional<String> of(String code) {
        List<Entry> entries =
                entries().stream().filter(entry -> entry.code().equals(code)).toList();
        return entries.isEmpty() ? Optional.empty() : Optional.of(page(code, entries));
    }

    private static String page(String code, List<Entry> entries) {
        StringBuilder page =
                new StringBuilder("# " + code + "\n\n" + INTRODUCTION + "\n| where | what is wrong |\n|---|---|\n");
        entries.forEach(entry -> page.append("| " + entry.section() + " | " + entry.meaning() + " |\n"));
        return page.append("\nWhat OpenSM does with such files, and all codes of this kind: [syntax](syntax.md).\n")
                .toString();
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
