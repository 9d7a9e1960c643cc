package org.qos.cli.completion;

/** The beginning of a help text, which fits beside a proposal. */
final class FirstSentence {

    private FirstSentence() {}

    /** The first sentence without its full stop, and without what it says in parentheses. */
    static String of(String... paragraphs) {
        String text = String.join(" ", paragraphs).replaceAll(" \\([^()]*\\)", "");
        return text.replaceFirst("[.;:] .*", "").replaceFirst("\\.$", "").strip();
    }
}
