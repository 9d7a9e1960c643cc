package org.qos.dsl.project.settings;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the YAML reader says of a text, for its author. A message has what the reader was doing, what it found, and after
 * each of them the place in lines that begin with a space.
 *
 * @param problem what is wrong and what to do
 * @param line the line where, from 1; 0 if it is not known
 * @param column the column in code points, from 1
 */
record YamlReasons(String problem, int line, int column) {

    private static final Pattern PLACE = Pattern.compile("(?m)^ in .*, line (\\d+), column (\\d+)");
    private static final String QUOTED = "; write a text that has it in quotes";

    /**
     * A message of the reader.
     *
     * @param said a part of what it says
     * @param plain what that means
     * @param begins whether the error is where the reader began, not where it stopped
     */
    private record Reason(String said, String plain, boolean begins) {}

    /** The first that fits counts. */
    private static final List<Reason> REASONS = List.of(
            reason("(TAB)", "a tab is not indentation; write spaces"),
            reason("tab character that violates indentation", "a tab is not indentation; write spaces"),
            reason(
                    "that cannot start any token",
                    "a value cannot begin with this character; write the value in quotes"),
            begun("a quoted scalar", "the quote is not closed"),
            begun(
                    "found unknown escape character",
                    "there is a backslash before a character for which double quotes have"
                            + " no meaning; write two backslashes, or single quotes"),
            begun("expected escape sequence", "an escape in double quotes needs more hexadecimal digits"),
            begun("parsing a flow sequence", "the list that begins with '[' is not closed, or lacks a comma"),
            begun("parsing a flow mapping", "the keys that begin with '{' are not closed, or lack a comma"),
            reason("expected the node content", "a value is missing before this character"),
            reason(
                    "mapping values are not allowed",
                    "a second ': ' in one line, a line before without its ':', or one with another indentation than its key"
                            + QUOTED),
            reason(
                    "sequence entries are not allowed",
                    "a list does not begin in the line of its key; write '- ' in the next line"),
            begun("could not find expected ':'", "a key without ': ' after it"),
            begun("scanning an alias", "a value cannot begin with '*'; write it in quotes"),
            begun("scanning an anchor", "a value cannot begin with '&'; write it in quotes"),
            begun(
                    "scanning a block scalar",
                    "nothing follows '>' or '|' in its line; write a text that begins so in quotes"),
            begun(
                    "scanning a directive",
                    "a line that begins with '%' is not read; write a text that begins so in quotes"),
            begun("scanning a tag", "a value cannot begin with '!'; write it in quotes"),
            reason(
                    "incompatible YAML document",
                    "only version 1 of YAML is read; remove the line that begins with '%'"),
            reason(
                    "expected <block end>",
                    "this does not belong to what precedes; check the indentation of the line, and quotes in it"),
            reason("expected '<document start>'", "nothing may follow the keys; check brackets and indentation"));

    private static Reason reason(String said, String plain) {
        return new Reason(said, plain, false);
    }

    private static Reason begun(String said, String plain) {
        return new Reason(said, plain, true);
    }

    /** What a message means. */
    static YamlReasons of(String message) {
        List<String> said =
                message.lines().filter(line -> !line.startsWith(" ")).toList();
        List<MatchResult> places = PLACE.matcher(message).results().toList();
        Reason reason = REASONS.stream()
                .filter(each -> said.stream().anyMatch(line -> line.contains(each.said())))
                .findFirst()
                .orElseGet(() -> reason("", said.isEmpty() ? "it cannot be read" : said.get(said.size() - 1)));
        if (places.isEmpty()) {
            return new YamlReasons(reason.plain(), 0, 0);
        }
        MatchResult place = places.get(reason.begins() ? 0 : places.size() - 1);
        return new YamlReasons(reason.plain(), Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)));
    }

    /** The offset of the place in a text; that of another place where it is not known. */
    int offset(String text, int other) {
        if (line == 0) {
            return other;
        }
        Matcher lineEnd = Pattern.compile("\\R").matcher(text);
        int start = 0;
        for (int at = 1; at < line && lineEnd.find(); at++) {
            start = lineEnd.end();
        }
        int points = text.codePointCount(start, text.length());
        return text.offsetByCodePoints(start, Math.max(0, Math.min(column - 1, points)));
    }
}
