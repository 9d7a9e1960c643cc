package org.qos.dsl.opensm.syntax;

/**
 * A block, section, table or composed value of a parsed file.
 *
 * @param rule the name of its grammar rule
 * @param parent the rule that it stands in, empty for the file
 * @param first the number of its first token
 * @param behind the number of the token behind its last one
 */
record Block(String rule, String parent, int first, int behind) {

    /** Whether it holds blocks that stand outside of what they belong to. */
    boolean isMisplaced() {
        return rule.startsWith("Misplaced");
    }

    boolean isEmpty() {
        return behind == first;
    }
}
