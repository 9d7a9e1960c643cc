package org.qos.dsl.lower.testing;

import java.util.List;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Policies for tests, lowered from their text. */
public final class LoweredPolicy {

    private LoweredPolicy() {}

    /** What a text in the OpenSM syntax means. */
    public static Policy openSm(String text) {
        return lower(text, new OpenSmLanguage());
    }

    /** What the children of {@code qos-policy} mean in the RFC syntax. */
    public static Policy rfc(String children) {
        return lower("<qos-policy>" + children + "</qos-policy>", new RfcLanguage());
    }

    /** What the one group of that content means in the OpenSM syntax. */
    public static PortGroup openSmGroup(String entries) {
        return openSm(OpenSmSections.block("port-groups", OpenSmSections.block("port-group", "name: G\n" + entries)))
                .groups()
                .get(0);
    }

    /** What the one group of that content means in the RFC syntax. */
    public static PortGroup rfcGroup(String children) {
        return rfc("<port-groups><port-group><name>G</name>" + children + "</port-group></port-groups>")
                .groups()
                .get(0);
    }

    /** The groups, by name. */
    public static List<String> names(List<PortGroup> groups) {
        return groups.stream().map(PortGroup::name).toList();
    }

    /** The levels of the rules, by name. */
    public static List<String> levelsOfRules(Policy policy) {
        return policy.rules().stream().map(MatchRule::level).map(QosLevel::name).toList();
    }

    /** A set of numbers as one would write it, in hexadecimal. */
    public static String hex(Ranges ranges) {
        return String.join(",", ranges.ranges().stream().map(LoweredPolicy::hex).toList());
    }

    private static String hex(Range range) {
        String first = Long.toHexString(range.first());
        return range.isSingle() ? first : first + "-" + Long.toHexString(range.last());
    }

    private static Policy lower(String text, Language language) {
        return lowered(text, language).value();
    }

    /** What a text means, with its trace. */
    public static Lowered<Policy> lowered(String text, Language language) {
        PolicyFile file = new ProjectFiles().load("policy", text, language).root(PolicyFile.class);
        return PolicyLowering.lower(file, language.syntax().orElseThrow());
    }
}
