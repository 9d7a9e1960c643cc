package org.qos.dsl.ide.action;

import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Random policies, formatted, with rules that shadow each other, unused groups and levels, some without a default level
 * or, in the RFC syntax, with two levels of one sn.
 */
final class RandomPolicyText {

    private final Random random;
    private final PolicySyntax syntax;

    RandomPolicyText(Random random, PolicySyntax syntax) {
        this.random = random;
        this.syntax = syntax;
    }

    /** The next policy. */
    String next() {
        int groups = 1 + random.nextInt(3);
        int levels = 2 + random.nextInt(3);
        String sections = block("port-groups", blocks(groups, this::group))
                + block("qos-levels", blocks(levels, this::level))
                + block("qos-match-rules", blocks(2 + random.nextInt(5), i -> rule(groups, levels)));
        return isRfc() ? block("qos-policy", sections) : sections;
    }

    private String group(int number) {
        return block("port-group", entry("name", "G" + number) + entry("port-guid", "0x1" + number));
    }

    private String level(int number) {
        boolean isDefault = number == 0 && random.nextInt(4) > 0;
        String name = entry("name", isDefault ? "DEFAULT" : "L" + number);
        int sn = number > 1 && random.nextInt(4) == 0 ? 1 : isDefault ? 0 : number + 1;
        return block("qos-level", (isRfc() ? entry("sn", "" + sn) : "") + name + entry("sl", "" + number));
    }

    private String rule(int groups, int levels) {
        int first = random.nextInt(4);
        String source = random.nextInt(3) == 0 ? entry("source", "G" + random.nextInt(groups)) : "";
        String services = entry("service-id", first + "-" + (first + random.nextInt(4)));
        int level = random.nextInt(levels);
        String given = isRfc() ? entry("qos-level-sn", "" + level) : entry("qos-level-name", "L" + level);
        return block("qos-match-rule", source + services + given);
    }

    private String blocks(int count, IntFunction<String> block) {
        return IntStream.range(0, count)
                .mapToObj(i -> (random.nextInt(3) == 0 && i > 0 ? "\n" : "") + comment() + block.apply(i))
                .collect(Collectors.joining());
    }

    private String comment() {
        if (random.nextInt(3) > 0) {
            return "";
        }
        String text = "note " + random.nextInt(1000);
        return isRfc() ? "<!-- " + text + " -->\n" : "# " + text + "\n";
    }

    private String block(String name, String inner) {
        return isRfc()
                ? "<" + name + ">\n" + inner.indent(2).replaceAll("(?m)^ +$", "") + "</" + name + ">\n"
                : name + "\n" + inner.indent(4).replaceAll("(?m)^ +$", "") + "end-" + name + "\n";
    }

    private String entry(String name, String value) {
        return isRfc() ? "<" + name + ">" + value + "</" + name + ">\n" : name + ": " + value + "\n";
    }

    private boolean isRfc() {
        return syntax == PolicySyntax.RFC;
    }
}
