package org.qos.dsl.project.settings;

import java.util.List;
import java.util.Optional;
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
    private static final String TAB = "a tab is not indentation; write spaces";
    private static final String NO_COLON = "a key without ': ' after it";
    private static final String SECOND_COLON = "a second ': ' in one line";
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
            reason("(TAB)", TAB),
            reason("tab character that violates indentation", TAB),
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
                    SECOND_COLON + ", a line before without its ':', or one with another indentation than its key"
                            + QUOTED),
            reason(
                    "sequence entries are not allowed",
                    "a list does not begin in the line of its key; write '- ' in the next line"),
            begun("could not find expected ':'", NO_COLON),
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

    /** A key whose colon no space follows, so that it is read as the beginning of a text; not a path and not a URL. */
    private static final Pattern JOINED =
            Pattern.compile("^[ \\t]*+(?:-[ \\t]+)?([A-Za-z][\\w-]*+:)[^\\s:/\\\\]\\S*+\\s*+$");

    /** What a message about a text means. */
    static YamlReasons of(String message, String text) {
        YamlReasons read = of(message);
        List<String> lines = text.lines().toList();
        if (read.line == 0 || read.line > lines.size()) {
            return read;
        }
        String line = lines.get(read.line - 1);
        if (read.problem.equals(TAB)) {
            String before = line.substring(
                    0, line.offsetByCodePoints(0, Math.min(read.column - 1, line.codePointCount(0, line.length()))));
            return before.isBlank()
                    ? read
                    : new YamlReasons(
                            "a tab does not separate a key from its value; write a space", read.line, read.column);
        }
        return read.problem.startsWith(SECOND_COLON) || read.problem.equals(NO_COLON)
                ? joined(line, read.line)
                        .or(() -> read.line > 1 ? joined(lines.get(read.line - 2), read.line - 1) : Optional.empty())
                        .orElse(read)
                : read;
    }

    private static Optional<YamlReasons> joined(String line, int number) {
        Matcher key = JOINED.matcher(line);
        return key.find()
                ? Optional.of(new YamlReasons(
                        "no space follows '" + key.group(1) + "'; write one before the value",
                        number,
                        line.codePointCount(0, key.end(1)) + 1))
                : Optional.empty();
    }

    /** What a message means. */
    private static YamlReasons of(String message) {
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
