package org.qos.dsl.check.testing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Target;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.rfc.RfcLanguage;

/**
 * Tests one rule on texts. What the rule is expected to mark is between « and ».
 *
 * <pre>{@code
 * RULE.opensm(OpenSmPolicy.withLevel("sl: «16»")).reports(ERROR);
 * RULE.opensm(OpenSmPolicy.withLevel("sl: 15")).accepts();
 * }</pre>
 *
 * @param rule the rule
 */
public record RuleTester(Rule rule) {

    /** A policy in OpenSM syntax. */
    public RuleCase opensm(String text) {
        return file(text, new OpenSmLanguage());
    }

    /** A policy in RFC syntax. */
    public RuleCase rfc(String text) {
        return file(text, new RfcLanguage());
    }

    /** A partition file. */
    public RuleCase partitions(String text) {
        return file(text, new PartitionsLanguage());
    }

    /** An option file. */
    public RuleCase options(String text) {
        return file(text, new OptionsLanguage());
    }

    /** A file with tests of a policy. */
    public RuleCase tests(String text) {
        return file(text, new PolicyTestLanguage());
    }

    /** An enhanced QoS policy file. */
    public RuleCase enhancedQos(String text) {
        return file(text, new EnhancedQosLanguage());
    }

    private RuleCase file(String text, Language language) {
        return new RuleCase(
                rule.code(),
                text,
                language,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                false,
                OptionalInt.empty(),
                Target.OPENSM_3_3);
    }
}
