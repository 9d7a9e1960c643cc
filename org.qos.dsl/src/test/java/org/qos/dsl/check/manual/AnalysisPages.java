package org.qos.dsl.check.manual;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.check.AnalysisCode;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rules;
import org.qos.dsl.testing.DerivedFiles;

/**
 * The pages of what audits and tests report and no rule finds, with a head and a tail that follow from the code and a text by
 * hand between, and the table of the codes of audits in their manual.
 */
public final class AnalysisPages implements DerivedFiles {

    private static final String MANUAL = "docs/audit.md";
    private static final Pattern HEAD = Pattern.compile("\\A# .*\n\n.*\n\n\\| severity .*\n\\|.*\n\\|.*\n\n");
    private static final Pattern TAIL = Pattern.compile("\n## Suppression\n(.|\n)*\\z");
    private static final Pattern TABLE = Pattern.compile("(\\| code \\| severity .*\n\\|---.*\n)(\\|.*\n)*");

    /** The codes that have such a page, in their order. */
    private static List<AnalysisCode> codes() {
        return Stream.of(AnalysisCode.values())
                .filter(code -> Rules.byCode(code.code()).isEmpty())
                .toList();
    }

    @Override
    public Map<String, String> texts() throws IOException {
        Map<String, String> pages = new TreeMap<>();
        for (AnalysisCode code : codes()) {
            String file = RulePages.FOLDER + "/" + code.code() + ".md";
            String page = Files.exists(DerivedFiles.file(file)) ? Files.readString(DerivedFiles.file(file)) : "";
            String text = HEAD.matcher(TAIL.matcher(page).replaceFirst("")).replaceFirst("");
            pages.put(file, head(code) + text.strip() + "\n" + tail(code));
        }
        String rows = Stream.of(AnalysisCode.values())
                .filter(code -> code.category() == Category.AUDIT)
                .map(AnalysisPages::row)
                .collect(Collectors.joining());
        pages.put(
                MANUAL,
                TABLE.matcher(Files.readString(DerivedFiles.file(MANUAL)))
                        .replaceFirst("$1" + Matcher.quoteReplacement(rows)));
        return pages;
    }

    private static String row(AnalysisCode code) {
        return "| [" + code + "](rules/" + code + ".md) | " + code.severity() + " | " + code.summary() + " |\n";
    }

    private static String head(AnalysisCode code) {
        String summary = code.summary();
        return "# " + code + "\n\n"
                + summary.substring(0, 1).toUpperCase(Locale.ROOT) + summary.substring(1) + ".\n\n"
                + "| severity | category | reported by |\n|---|---|---|\n"
                + "| " + code.severity() + " | " + code.category() + " | "
                + (code.category() == Category.AUDIT ? "`qos audit`" : "editors, after `qos test`") + " |\n\n";
    }

    private static String tail(AnalysisCode code) {
        String intended = "\n## Suppression\n\nWhere this is intended, write ";
        String off = "`" + code + ": off` or another severity\nunder `rules` in `qos.yaml`";
        String comment = "qos-ignore " + code + ": reason";
        return code.isSuppressible()
                ? intended + "`# " + comment + "` (OpenSM syntax) or\n`<!-- " + comment
                        + " -->` (RFC syntax) in the policy before the line\nat which `qos audit --format compact`"
                        + " reports it, or " + off + ".\n"
                : intended + off + ". Comments do not suppress it, because no line of the policy is\nits cause.\n";
    }
}
