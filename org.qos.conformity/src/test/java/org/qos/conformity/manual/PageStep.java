package org.qos.conformity.manual;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Commands of a page that are run together: a block of shell commands after the marker {@code <!-- commands -->}, or
 * {@code <!-- commands: exit N -->} if the last one exits with another code than 0. A block of text may follow, which is
 * what they print; in it {@code …} stands for any text within a line, or alone in a line for any lines.
 *
 * @param commands the lines for the shell
 * @param exitCode the code with which the last command exits
 * @param output what the commands print; empty if the page does not say
 * @param begin where the output begins in the page, or -1
 * @param end where the output ends in the page, or -1
 */
record PageStep(String commands, int exitCode, Optional<String> output, int begin, int end) {

    private static final Pattern BLOCK = Pattern.compile(
            "^<!-- commands(?:: exit (\\d+))? -->\\n```sh\\n(.*?)^```\\n(?:\\n```text\\n(.*?)^```\\n)?",
            Pattern.DOTALL | Pattern.MULTILINE);
    private static final String ANYTHING = "…";

    /** The steps of a page, in their order. */
    static List<PageStep> of(String page) {
        return BLOCK.matcher(page).results().map(PageStep::step).toList();
    }

    private static PageStep step(MatchResult block) {
        int exitCode = block.group(1) == null ? 0 : Integer.parseInt(block.group(1));
        return new PageStep(
                block.group(2), exitCode, Optional.ofNullable(block.group(3)), block.start(3), block.end(3));
    }

    /** Whether the page shows this output, or does not show the output at all. */
    boolean shows(String printed) {
        return output.map(text -> pattern(text).matcher(printed).matches()).orElse(true);
    }

    private static Pattern pattern(String text) {
        return Pattern.compile(text.lines().map(PageStep::line).collect(Collectors.joining()));
    }

    private static String line(String line) {
        if (line.equals(ANYTHING)) {
            return "(?:.*\\n)*?";
        }
        return Stream.of(line.split(ANYTHING, -1)).map(Pattern::quote).collect(Collectors.joining(".*")) + "\\n";
    }
}
