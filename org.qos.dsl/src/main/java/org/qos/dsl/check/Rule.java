package org.qos.dsl.check;

/**
 * One kind of finding. Every rule is a class of its own in {@code org.qos.dsl.check.rules}, found through
 * {@code @AutoService(Rule.class)}; its class has its code as name, as have its test and its page {@code docs/rules/CODE.md}.
 */
public interface Rule {

    /** Everything that is known of the rule beside the check itself. */
    RuleDeclaration declaration();

    /** The kebab-case name by which findings, settings and the manual refer to the rule. */
    default String code() {
        return declaration().code();
    }
}
