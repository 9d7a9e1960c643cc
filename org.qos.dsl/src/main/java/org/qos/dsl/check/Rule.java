package org.qos.dsl.check;

/**
 * One kind of finding. Every rule is a class of its own in {@code org.qos.dsl.check.rules}, found through
 * {@code @AutoService(Rule.class)}; its class, its test and its page are named after its code,
 * {@code docs/rules/CODE.md}.
 */
public interface Rule {

    /** The declaration of the rule: everything but the check itself. */
    RuleDeclaration declaration();

    /** The kebab-case name by which findings, settings and the manual refer to the rule. */
    default String code() {
        return declaration().code();
    }
}
