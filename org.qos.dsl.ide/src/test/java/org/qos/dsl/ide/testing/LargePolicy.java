package org.qos.dsl.ide.testing;

import org.qos.runtime.policy.PolicySyntax;

/**
 * A policy of about 10 000 lines: 200 groups with 100 port GUIDs each, 10 levels, 2 000 rules; the same in each run.
 */
public final class LargePolicy {

    private static final int GROUPS = 200;
    private static final int GUIDS = 100;
    private static final int LEVELS = 10;
    private static final int RULES = 2000;

    private final StringBuilder text = new StringBuilder();
    private final boolean rfc;

    private LargePolicy(boolean rfc) {
        this.rfc = rfc;
    }

    /** The policy in one of the two syntaxes. */
    public static String in(PolicySyntax syntax) {
        return new LargePolicy(syntax == PolicySyntax.RFC).write();
    }

    private String write() {
        if (rfc) {
            line("<qos-policy>");
        }
        open("port-groups");
        for (int group = 0; group < GROUPS; group++) {
            group(group);
        }
        close("port-groups");
        open("qos-levels");
        for (int level = 0; level < LEVELS; level++) {
            level(level);
        }
        close("qos-levels");
        open("qos-match-rules");
        for (int rule = 0; rule < RULES; rule++) {
            rule(rule);
        }
        close("qos-match-rules");
        if (rfc) {
            line("</qos-policy>");
        }
        return text.toString();
    }

    private void group(int group) {
        open("port-group");
        entry("name", "Group" + group);
        StringBuilder guids = new StringBuilder();
        for (int guid = 0; guid < GUIDS; guid++) {
            guids.append(guid == 0 ? "" : ",")
                    .append(String.format("0x%016x", 0x2c90300000000L + group * 1000L + guid));
        }
        entry("port-guid", guids.toString());
        close("port-group");
    }

    private void level(int level) {
        open("qos-level");
        if (rfc) {
            entry("sn", Integer.toString(level + 1));
        } else {
            entry("name", level == 0 ? "DEFAULT" : "Level" + level);
        }
        entry("sl", Integer.toString(level));
        close("qos-level");
    }

    private void rule(int rule) {
        open("qos-match-rule");
        entry("service-id", "0x" + Long.toHexString(0x1000000L + rule * 16L));
        entry("source", "Group" + rule % GROUPS);
        entry(
                rfc ? "qos-level-sn" : "qos-level-name",
                rfc ? "" + (1 + rule % LEVELS) : "Level" + (1 + rule % (LEVELS - 1)));
        close("qos-match-rule");
    }

    private void open(String block) {
        line(rfc ? "<" + block + ">" : block);
    }

    private void close(String block) {
        line(rfc ? "</" + block + ">" : "end-" + block);
    }

    private void entry(String key, String value) {
        line(rfc ? "  <" + key + ">" + value + "</" + key + ">" : "  " + key + ": " + value);
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
