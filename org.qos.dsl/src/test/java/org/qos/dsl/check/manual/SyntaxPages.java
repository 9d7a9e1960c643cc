package org.qos.dsl.check.manual;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.check.Rules;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.language.SyntaxCode.Section;
import org.qos.dsl.testing.DerivedFiles;

/** The page about all syntax errors, whose tables are derived, and a page for each code that no rule has. */
public final class SyntaxPages implements DerivedFiles {

    private static final String ALL = RulePages.FOLDER + "/syntax.md";

    private static final String TABLE = """

            | in | what is wrong |
            |---|---|
            """;

    @Override
    public Map<String, String> texts() throws IOException {
        Map<String, String> pages = new TreeMap<>();
        Stream.of(SyntaxCode.values())
                .filter(code -> Rules.byCode(code.code()).isEmpty())
                .forEach(code -> pages.put(RulePages.FOLDER + "/" + code.code() + ".md", page(code)));
        String all = Files.readString(DerivedFiles.file(ALL));
        for (Section section : Section.values()) {
            all = withTable(all, section);
        }
        pages.put(ALL, all);
        return pages;
    }

    private static String page(SyntaxCode code) {
        Section section = code.summaries().keySet().iterator().next();
        return code.summaries().entrySet().stream()
                .map(summary -> "| " + summary.getKey().title() + " | " + summary.getValue() + " |\n")
                .collect(Collectors.joining(
                        "", "# " + code.code() + "\n\n" + head(section) + TABLE, "\n" + tail(section)));
    }

    private static String head(Section section) {
        return switch (section) {
            case RFC, OPENSM ->
                """
                A syntax error. Its message says what was expected, and where one edit is certainly right `qos check --fix` applies it.
                No setting changes its severity, and no comment suppresses it.
                """;
            case NAMES ->
                """
                A name that nothing in the file defines. Where one defined name is certainly intended, `qos check --fix` writes it.
                No setting changes the severity, and no comment suppresses it.
                """;
            case FILES ->
                """
                An error that no rule reports: a file cannot be used, or a rule has failed. `qos check --fix` corrects only
                `quoted-lines`, no setting changes the severity, and no comment suppresses it.
                """;
        };
    }

    private static String tail(Section section) {
        return switch (section) {
            case RFC, OPENSM, NAMES ->
                "What OpenSM does with such files, and all codes of this kind: [syntax](syntax.md).\n";
            case FILES -> "All codes of this kind: [syntax](syntax.md).\n";
        };
    }

    private static String withTable(String page, Section section) {
        String table = Stream.of(SyntaxCode.values())
                .filter(code -> code.summaries().containsKey(section))
                .map(code -> "| `" + code.code() + "` | " + code.summaries().get(section) + " |\n")
                .collect(Collectors.joining());
        Pattern rows = Pattern.compile(
                "(\n## " + Pattern.quote(section.title()) + "\n(?:[^#|].*\n|\n)*\\|.*\n\\|---.*\n)(?:\\|.*\n)*");
        Matcher found = rows.matcher(page);
        if (!found.find()) {
            throw new IllegalStateException(ALL + " has no table in the section '" + section.title() + "'");
        }
        return page.substring(0, found.start()) + found.group(1) + table + page.substring(found.end());
    }
}
