package org.qos.dsl.ide.completion;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.EntryType;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Writes a new block as a snippet: tab stops lead through the entries that it needs, and the last one stays within it.
 * A section contains its first block.
 */
final class BlockTemplate {

    private final PolicySyntax syntax;
    private int tabStops;

    private BlockTemplate(PolicySyntax syntax) {
        this.syntax = syntax;
    }

    /** The snippet of a block. */
    static String of(BlockType block, PolicySyntax syntax) {
        BlockTemplate template = new BlockTemplate(syntax);
        return block(block.name(), template.inner(block) + "$0", syntax);
    }

    /** A block around some lines, which are indented. */
    static String block(String name, String inner, PolicySyntax syntax) {
        String lines = inner.isEmpty() ? "" : "\t" + inner.replace("\n", "\n\t") + "\n";
        return syntax == PolicySyntax.RFC
                ? "<" + name + ">\n" + lines + "</" + name + ">"
                : name + "\n" + lines + "end-" + name;
    }

    /** An entry on one line. */
    static String entry(String name, String value, PolicySyntax syntax) {
        return syntax == PolicySyntax.RFC ? "<" + name + ">" + value + "</" + name + ">" : name + ": " + value;
    }

    private String inner(BlockType block) {
        List<String> lines = new ArrayList<>();
        for (EntryType entry : block.template(syntax)) {
            lines.add(entry(entry.name(), ValueTemplates.tabStop(entry.value(), ++tabStops), syntax));
        }
        if (block.blocks().size() == 1) {
            BlockType only = block.blocks().get(0);
            lines.add(block(only.name(), inner(only), syntax));
        }
        return String.join("\n", lines);
    }
}
