package org.qos.dsl.ide.completion;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds how much after a cursor belongs to the token at the cursor: a proposal takes the place of the whole token. */
enum TokenSuffix {
    /** A tag that has begun; whitespace before its mark belong to it. */
    TAG("/?[A-Za-z0-9_-]*(?:[ \\t]*>)?"),
    /** A keyword of the OpenSM syntax, with its colon. */
    KEYWORD("[A-Za-z0-9-]*(?:[ \\t]*:)?"),
    /** One value of a list of names. */
    NAME("(?:&#|[^,<#\\r\\n])*"),
    /** A name in quotes. */
    QUOTED("[^\"\\r\\n]*\"?"),
    /** A number, or one end of a range of numbers. */
    NUMBER("[A-Za-z0-9*]*"),
    /** All of a list or a text; a comment in the OpenSM syntax does not belong to it, an entity does. */
    LIST("(?:&#|[^<#\\r\\n])*"),
    /** A key of a YAML file, without its colon. */
    YAML_KEY("[^:\\s\\[\\]{},#]*"),
    /** A value of a YAML file, with its quotes; a number sign after a space begins a comment. */
    YAML_VALUE("(?:[^\\s\\[\\]{},]|[ \\t]+(?![\\s#]|$))*");

    private final Pattern pattern;

    TokenSuffix(String pattern) {
        this.pattern = Pattern.compile(pattern);
    }

    /** The suffix of the token, without the whitespace after it. */
    String in(String after) {
        Matcher found = pattern.matcher(after);
        return found.lookingAt() ? found.group().stripTrailing() : "";
    }
}
