package org.qos.analysis.report.html;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Many names in few words, as tools for clusters write sets of nodes: {@code cn01 HCA-1} to {@code cn12 HCA-1} are
 * {@code cn[01-12] HCA-1}. The first number of a name varies; numbers of different widths are listed apart.
 */
public final class NameRanges {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    private NameRanges() {}

    /** The names in the order of the first name of each kind. */
    public static List<String> of(Collection<String> names) {
        Map<Kind, TreeSet<Integer>> kinds = new LinkedHashMap<>();
        for (String name : names) {
            Matcher number = NUMBER.matcher(name);
            boolean numbered = number.find();
            Kind kind = numbered
                    ? new Kind(
                            name.substring(0, number.start()),
                            number.end() - number.start(),
                            name.substring(number.end()))
                    : new Kind(name, 0, "");
            TreeSet<Integer> numbers = kinds.computeIfAbsent(kind, key -> new TreeSet<>());
            if (numbered) {
                numbers.add(Integer.parseInt(number.group()));
            }
        }
        List<String> texts = new ArrayList<>();
        kinds.forEach((kind, numbers) -> texts.add(kind.text(numbers)));
        return texts;
    }

    /**
     * Names that differ in one number.
     *
     * @param width how many digits the number has; 0 without a number
     */
    private record Kind(String before, int width, String after) {

        String text(TreeSet<Integer> numbers) {
            if (numbers.isEmpty()) {
                return before;
            }
            List<String> ranges = ranges(numbers);
            boolean single = numbers.size() == 1;
            return before + (single ? ranges.get(0) : "[" + String.join(",", ranges) + "]") + after;
        }

        private List<String> ranges(TreeSet<Integer> numbers) {
            List<String> ranges = new ArrayList<>();
            int begin = numbers.first();
            int end = begin;
            for (int number : numbers.tailSet(begin, false)) {
                if (number != end + 1) {
                    ranges.add(range(begin, end));
                    begin = number;
                }
                end = number;
            }
            ranges.add(range(begin, end));
            return ranges;
        }

        private String range(int begin, int end) {
            return begin == end ? digits(begin) : digits(begin) + "-" + digits(end);
        }

        private String digits(int number) {
            return String.format("%0" + width + "d", number);
        }
    }
}
