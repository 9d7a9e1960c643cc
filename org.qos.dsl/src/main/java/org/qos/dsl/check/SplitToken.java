package org.qos.dsl.check;

/** A token that another text cuts in two: {@code Guests=0x0f01d ,efmember} has the first letter of a flag before the comma. */
final class SplitToken {

    private SplitToken() {}

    /** Whether the letters that an edit writes at the start or the end of a word are next to it, after other characters. */
    static boolean isAt(String text, Edit edit) {
        String old = text.substring(edit.offset(), edit.end()).strip();
        String fixed = edit.text().strip();
        int same = common(new StringBuilder(old).reverse(), new StringBuilder(fixed).reverse());
        String first = same > 0 ? letters(fixed.substring(0, fixed.length() - same)) : "";
        int begin = common(old, fixed);
        String last = begin > 0 ? letters(fixed.substring(begin)) : "";
        return !first.isEmpty() && lettersBefore(text, edit.offset()).endsWith(first)
                || !last.isEmpty() && lettersAfter(text, edit.end()).startsWith(last);
    }

    /** How many characters two texts begin with in common. */
    private static int common(CharSequence one, CharSequence other) {
        int length = 0;
        while (length < Math.min(one.length(), other.length()) && one.charAt(length) == other.charAt(length)) {
            length++;
        }
        return length;
    }

    private static String letters(String text) {
        return text.replaceAll("[^A-Za-z0-9]", "");
    }

    private static String lettersBefore(String text, int offset) {
        int end = offset;
        while (end > 0 && !Character.isLetterOrDigit(text.charAt(end - 1))) {
            end--;
        }
        int start = end;
        while (start > 0 && Character.isLetterOrDigit(text.charAt(start - 1))) {
            start--;
        }
        return text.substring(start, end);
    }

    private static String lettersAfter(String text, int offset) {
        int start = offset;
        while (start < text.length() && !Character.isLetterOrDigit(text.charAt(start))) {
            start++;
        }
        int end = start;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        return text.substring(start, end);
    }
}
