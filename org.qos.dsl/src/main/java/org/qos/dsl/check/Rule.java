package org.qos.dsl.check;

/**
 * One kind of mistake. Every rule is a class of its own in {@code org.qos.dsl.check.rules}, found through
 * {@code @AutoService(Rule.class)}.
 */
public interface Rule {

    /** The kebab-case name by which findings, settings and the manual refer to the rule. */
    String code();

    /** How bad its findings are when the rule does not say otherwise. */
    Severity severity();

    /** What it is about. */
    Category category();

    /** What it finds, in one line. */
    String summary();

    /** What {@code qos check --fix} does about its findings, in one line; empty when their authors have to decide. */
    default String fix() {
        return "";
    }
}
