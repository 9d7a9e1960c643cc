package org.qos.dsl.opensm.syntax;

/**
 * A block, section, table or composed value of a parsed file; ranges are left out.
 *
 * @param rule the name of its grammar rule
 * @param parent the rule that contains it, empty for the file
 * @param first the number of its first token
 * @param after the number of the token after its last one
 */
record ParsedBlock(String rule, String parent, int first, int after) {

    /** Whether it holds blocks that are outside of what they belong to. */
    boolean isMisplaced() {
        return rule.startsWith("Misplaced");
    }

    boolean isEmpty() {
        return after == first;
    }
}
