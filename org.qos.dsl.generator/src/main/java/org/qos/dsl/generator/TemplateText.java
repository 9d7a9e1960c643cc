package org.qos.dsl.generator;

/** The text of a template as it goes into a file: the same on every machine, without trailing whitespace. */
public final class TemplateText {

    private TemplateText() {}

    /** The text with newlines for the machine's line ends, which for OpenSM would be a syntax error if they had a CR. */
    public static String of(CharSequence template) {
        return template.toString().replace("\r\n", "\n").replaceAll("[ \\t]+\n", "\n");
    }
}
