package org.qos.dsl.check.manual;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.check.Rules;
import org.qos.dsl.testing.DerivedFiles;

/** The pages of what conversions report and no rule finds: a head and a tail that follow from the code, a text by hand between. */
public final class ConversionPages implements DerivedFiles {

    private static final Pattern HEAD = Pattern.compile("\\A# .*\n\n.*\n\n\\| severity .*\n\\|.*\n\\|.*\n\n");
    private static final Pattern TAIL = Pattern.compile("\n## Suppression\n(.|\n)*\\z");

    /** The codes that have such a page, in their order. */
    public static List<ConversionCode> codes() {
        return Stream.of(ConversionCode.values())
                .filter(code -> Rules.byCode(code.code()).isEmpty())
                .toList();
    }

    @Override
    public Map<String, String> texts() throws IOException {
        Map<String, String> pages = new TreeMap<>();
        for (ConversionCode code : codes()) {
            String file = RulePages.FOLDER + "/" + code.code() + ".md";
            String page = Files.exists(DerivedFiles.file(file)) ? Files.readString(DerivedFiles.file(file)) : "";
            String text = HEAD.matcher(TAIL.matcher(page).replaceFirst("")).replaceFirst("");
            pages.put(file, head(code) + text.strip() + "\n" + tail(code));
        }
        return pages;
    }

    private static String head(ConversionCode code) {
        String summary = code.summary();
        return "# " + code.code() + "\n\n"
                + summary.substring(0, 1).toUpperCase(Locale.ROOT) + summary.substring(1) + ".\n\n"
                + "| severity | category | reported by |\n|---|---|---|\n"
                + "| " + code.severity() + " | " + code.category() + " | `qos generate`, `qos convert` |\n\n";
    }

    private static String tail(ConversionCode code) {
        String suppression = "`# qos-ignore " + code.code() + ": reason` (in the RFC syntax `<!-- qos-ignore "
                + code.code() + ": reason -->`)";
        return "\n## Suppression\n\n"
                + switch (code.effect()) {
                    case NOTE, CHANGES_TABLES, CHANGES_GROUPS ->
                        "Where this is intended, write\n" + suppression
                                + "\nat the end of the line, or on a line of its own before the entry; what is about the policy as a"
                                + " whole is\nreported for its first entry. The reason is mandatory. `" + code.code()
                                + ": off` under `rules` in `qos.yaml` hides it,\nand `error` makes it stop the conversion.\n";
                    case CHANGES_LEVEL ->
                        "None: some request may get another level. `--lossy` accepts that, and the message becomes a warning.\n";
                    case IMPOSSIBLE -> "None: nothing can be written.\n";
                };
    }
}
