package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qos.dsl.project.Language;
import org.qos.dsl.project.ProjectFiles;

/**
 * An example in the page of a rule: a block whose info string is a language and {@code bad} or {@code good}. With
 * {@code no-newline} the line end of the last line does not belong to it; with {@code long} each {@code …} stands for
 * 10 240 letters. A block marked {@code with} is a file beside those of all later examples of the page.
 *
 * @param rule the rule of the page
 * @param language how the text is read
 * @param bad whether the rule finds something in it
 * @param text the file
 * @param companions the files beside it, by language
 */
record RuleExample(Rule rule, Language language, boolean bad, String text, Map<Language, String> companions) {

    static final Pattern BLOCK =
            Pattern.compile("```([a-z]+) (bad|good|with)(?: (no-newline|long))?\n(.*?\n)```", Pattern.DOTALL);
    private static final int LONG = 10_240;

    /** The examples of the page of a rule. */
    static Stream<RuleExample> of(Rule rule) {
        List<RuleExample> examples = new ArrayList<>();
        Map<Language, String> companions = new java.util.EnumMap<>(Language.class);
        Matcher block = BLOCK.matcher(RulePage.of(rule).text());
        while (block.find()) {
            Language language = Language.byId(block.group(1)).orElseThrow();
            String text = text(block.group(4), block.group(3));
            if (block.group(2).equals("with")) {
                companions.put(language, text);
            } else {
                examples.add(
                        new RuleExample(rule, language, block.group(2).equals("bad"), text, Map.copyOf(companions)));
            }
        }
        return examples.stream();
    }

    private static String text(String written, String mark) {
        if (mark == null) {
            return written;
        }
        return mark.equals("long")
                ? written.replace("…", "x".repeat(LONG))
                : written.substring(0, written.length() - 1);
    }

    /** Checks it as {@code qos check} would. */
    List<Finding> findings() {
        ProjectFiles files = new ProjectFiles();
        companions.forEach(
                (language, companion) -> files.load("companion." + language.extension(), companion, language));
        return Checker.check(files.load("example", text, language)).findings();
    }

    @Override
    public String toString() {
        return rule.code() + " " + language.id() + (bad ? " bad: " : " good: ")
                + text.substring(0, Math.min(60, text.length())).replace("\n", " / ");
    }
}
