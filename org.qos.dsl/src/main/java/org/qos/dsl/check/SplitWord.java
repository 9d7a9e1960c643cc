package org.qos.dsl.check;

/** A word that another text cuts in two: {@code Guests=0x0f01d ,efmember} has the first letter of a flag before the comma. */
final class SplitWord {

    private SplitWord() {}

    /** Whether the letters that an edit adds at the start or the end of a word are beside it, after other characters. */
    static boolean isAt(String text, Edit edit) {
        String old = text.substring(edit.offset(), edit.end()).strip();
        String fixed = edit.text().strip();
        if (old.isEmpty() || old.length() >= fixed.length()) {
            return false;
        }
        int more = fixed.length() - old.length();
        String first = fixed.endsWith(old) ? letters(fixed.substring(0, more)) : "";
        String last = fixed.startsWith(old) ? letters(fixed.substring(old.length())) : "";
        return !first.isEmpty() && lettersBefore(text, edit.offset()).endsWith(first)
                || !last.isEmpty() && lettersAfter(text, edit.end()).startsWith(last);
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
