package org.qos.dsl.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.context.ApplicationSettingsReader;

/**
 * An example in the page of a rule: a block whose info string is a language and {@code bad} or {@code good}. With
 * {@code no-newline} the line end of the last line does not belong to it; with {@code long} each {@code …} means
 * 10 240 letters; with {@code nul} each {@code ␀} means a NUL byte, with {@code cr} each {@code ␍} a CR; with {@code fabric} the fabric of {@link ExampleSubnet} is
 * given; with {@code mlnx-5} it is for that subnet manager. A block marked {@code with} is a file beside those of all later examples of the page; with {@code sh} it sets
 * environment variables of applications.
 *
 * @param rule the rule of the page
 * @param language how the text is read
 * @param bad whether the rule finds something in it
 * @param text the file
 * @param fabricContext what is given beside it
 */
record RuleExample(Rule rule, Language language, boolean bad, String text, ExampleSubnet fabricContext) {

    static final Pattern BLOCK = Pattern.compile(
            "```([a-z-]+) (bad|good|with)(?: (no-newline|long|nul|cr|fabric|mlnx-5))?\n(.*?\n)```", Pattern.DOTALL);
    private static final int LONG = 10_240;

    /** The examples of the page of a rule. */
    static Stream<RuleExample> of(Rule rule) {
        List<RuleExample> examples = new ArrayList<>();
        Map<Language, String> companions = new HashMap<>();
        Matcher block = BLOCK.matcher(FindingPages.of(rule.code()).orElseThrow());
        List<ApplicationSetting> applications = List.of();
        while (block.find()) {
            if (block.group(1).equals("sh")) {
                applications = ApplicationSettingsReader.read("applications.env", block.group(4));
                continue;
            }
            Language language = Language.byId(block.group(1)).orElseThrow();
            String text = text(block.group(4), block.group(3));
            if (block.group(2).equals("with")) {
                companions.put(language, text);
            } else {
                ExampleSubnet fabricContext = new ExampleSubnet(
                        Map.copyOf(companions),
                        applications,
                        "fabric".equals(block.group(3)),
                        Target.byId(String.valueOf(block.group(3))).orElse(Target.OPENSM_3_3));
                examples.add(new RuleExample(rule, language, block.group(2).equals("bad"), text, fabricContext));
            }
        }
        return examples.stream();
    }

    private static String text(String written, String mark) {
        if ("no-newline".equals(mark)) {
            return written.substring(0, written.length() - 1);
        }
        if ("nul".equals(mark)) {
            return written.replace('␀', '\0');
        }
        if ("cr".equals(mark)) {
            return written.replace('␍', '\r');
        }
        return "long".equals(mark) ? written.replace("…", "x".repeat(LONG)) : written;
    }

    /** Checks it as {@code qos check} would. */
    List<Finding> findings() {
        ProjectFiles files = new ProjectFiles();
        FabricContext given = fabricContext.load(files);
        return Checker.check(files.load("example", text, language), given).findings();
    }

    @Override
    public String toString() {
        return rule.code() + " " + language.id() + (bad ? " bad: " : " good: ")
                + text.substring(0, Math.min(60, text.length())).replace("\n", " / ");
    }
}
