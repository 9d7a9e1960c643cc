package org.qos.dsl.project;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;

/**
 * What another program wrote before the lines of a text.
 *
 * @param what what it is
 * @param places where, in the order of the text
 * @param certain whether each line that is not blank certainly has it
 */
record LineMarks(String what, List<ITextRegion> places, boolean certain) {

    private static final Pattern QUOTES = Pattern.compile("(?m)^[ \\t]*+>(?:[> ]*>)?(?: |(?=\\r?$)|(?=[^ >]))");
    private static final Pattern NUMBERS =
            Pattern.compile("(?m)^[ \\t]*+(\\d{1,7})(?: ?[:|.)][ \\t]?|[ \\t]|(?=\\r?$))");

    private static final int FEWEST = 3;
    private static final int PERCENT = 90;
    private static final int FIRST_LINES = 20;
    private static final int LONGEST_MARK = 80;

    /** The marks of a text in which nearly all lines have some. */
    static Optional<LineMarks> in(String text) {
        if (!beginsMarked(text)) {
            return Optional.empty();
        }
        long lines = text.lines().filter(line -> !line.isBlank()).count();
        return quotes(text, lines).or(() -> numbers(text, lines));
    }

    /** Whether most of the first lines have marks, so that the others are worth reading: there can be millions. */
    private static boolean beginsMarked(String text) {
        List<String> first = text.lines()
                .filter(line -> !line.isBlank())
                .limit(FIRST_LINES)
                .map(line -> line.substring(0, Math.min(line.length(), LONGEST_MARK)))
                .toList();
        long marked = first.stream()
                .filter(line -> QUOTES.matcher(line).lookingAt()
                        || NUMBERS.matcher(line).lookingAt())
                .count();
        return marked * 2 > first.size();
    }

    private static Optional<LineMarks> quotes(String text, long lines) {
        List<ITextRegion> places = places(QUOTES.matcher(text));
        return isNearly(places, lines)
                ? Optional.of(new LineMarks("the mark of a quotation in a mail, '>'", places, places.size() == lines))
                : Optional.empty();
    }

    private static Optional<LineMarks> numbers(String text, long lines) {
        Matcher marks = NUMBERS.matcher(text);
        List<ITextRegion> places = places(marks);
        if (!isNearly(places, lines)) {
            return Optional.empty();
        }
        int[] numbers = marks.reset()
                .results()
                .mapToInt(mark -> Integer.parseInt(mark.group(1)))
                .toArray();
        boolean ascending = IntStream.range(1, numbers.length).allMatch(index -> numbers[index - 1] < numbers[index]);
        boolean counting = IntStream.range(0, numbers.length).allMatch(index -> numbers[index] == index + 1);
        return ascending
                ? Optional.of(new LineMarks("its number", places, counting && places.size() == lines))
                : Optional.empty();
    }

    private static List<ITextRegion> places(Matcher marks) {
        List<ITextRegion> places = new ArrayList<>();
        while (marks.find()) {
            places.add(new TextRegion(marks.start(), marks.end() - marks.start()));
        }
        return places;
    }

    private static boolean isNearly(List<ITextRegion> places, long lines) {
        return places.size() >= FEWEST && places.size() * 100L >= lines * PERCENT;
    }

    /** The removal of all marks, a suggestion where it is not certain. */
    Fix removal() {
        Fix fix = new Fix(
                "remove " + what + " from each line",
                places.stream()
                        .map(place -> new Edit(place.getOffset(), place.getLength(), ""))
                        .toList());
        return certain ? fix : fix.asSuggestion();
    }
}
