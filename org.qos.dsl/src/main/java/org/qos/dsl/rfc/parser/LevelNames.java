package org.qos.dsl.rfc.parser;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds levels by their names in a text that is not parsed yet. */
final class LevelNames {

    private static final Pattern LEVEL = Pattern.compile("<qos-level>(.*?)</qos-level>", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("<name>\\s*([^<]*?)\\s*</name>");
    private static final Pattern SN = Pattern.compile("<sn>\\s*(\\w+)\\s*</sn>");

    private final String text;
    private Map<String, String> snByName;

    LevelNames(String text) {
        this.text = text;
    }

    /** The sn of the first level of a name, ignoring case; empty if there is none. The text is read once. */
    Optional<String> snOf(String name) {
        if (snByName == null) {
            snByName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            LEVEL.matcher(text).results().map(level -> level.group(1)).forEach(this::add);
        }
        return Optional.ofNullable(snByName.get(name));
    }

    private void add(String level) {
        first(NAME, level).ifPresent(name -> first(SN, level).ifPresent(sn -> snByName.putIfAbsent(name, sn)));
    }

    private static Optional<String> first(Pattern pattern, String block) {
        Matcher found = pattern.matcher(block);
        return found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }
}
