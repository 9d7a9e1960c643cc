package org.qos.dsl.opensm.syntax;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.qos.dsl.opensm.convert.Strings;

/** Names that a file seems to give to groups and levels, in blocks that the parser cannot read. */
public final class UnreadNames {

    private UnreadNames() {}

    /** The names in text that does not fit at its place, in lower case. */
    public static Set<String> in(ICompositeNode root) {
        List<ParsedToken> tokens = TokenStream.of(root).tokens();
        Set<String> names = new HashSet<>();
        for (int i = 1; i < tokens.size(); i++) {
            ParsedToken name = tokens.get(i);
            String before = tokens.get(i - 1).kind();
            if (name.stray() && name.isText() && (before.equals("name:") || before.equals(":"))) {
                names.add(Strings.name(name.text()).toLowerCase(Locale.ROOT));
            }
        }
        return names;
    }
}
