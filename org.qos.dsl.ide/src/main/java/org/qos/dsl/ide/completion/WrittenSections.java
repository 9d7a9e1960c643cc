package org.qos.dsl.ide.completion;

import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Finds the sections that a policy has, anywhere in its text: a section is written once.
 *
 * @param text the text without the token at the cursor
 */
record WrittenSections(String text, PolicySyntax syntax) {

    /** Whether a block is a section that the policy has already. */
    boolean contain(String name) {
        return PolicyBlocks.named(name).filter(block -> block.model().isEmpty()).isPresent()
                && (syntax == PolicySyntax.RFC ? text.contains("<" + name + ">") : hasLine(name));
    }

    private boolean hasLine(String name) {
        for (int found = text.indexOf(name); found >= 0; found = text.indexOf(name, found + 1)) {
            int start = text.lastIndexOf('\n', found) + 1;
            int end = found + name.length();
            boolean ends = end == text.length() || Character.isWhitespace(text.charAt(end));
            if (ends && text.substring(start, found).isBlank()) {
                return true;
            }
        }
        return false;
    }
}
