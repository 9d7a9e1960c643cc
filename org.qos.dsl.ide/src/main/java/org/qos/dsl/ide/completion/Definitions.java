package org.qos.dsl.ide.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.opensm.convert.Strings;
import org.qos.dsl.rfc.parser.FreeText;
import org.qos.runtime.policy.PolicySyntax;

/**
 * What a policy defines, found in its text without the parser, which is too slow for a list that opens while the user
 * types. In the OpenSM syntax only definitions on lines of their own are found.
 */
final class Definitions {

    /**
     * A group or a level.
     *
     * @param name its name, empty when it has none
     * @param sn its sn, empty when it has none
     * @param sl its SL, empty when it has none
     * @param use what it is for, empty when nothing says so
     */
    record Definition(String name, String sn, String sl, String use) {}

    private static final Pattern COMMENT = Pattern.compile("<!--.*?(?:-->|$)", Pattern.DOTALL);

    private final String text;
    private final PolicySyntax syntax;

    private Definitions(String text, PolicySyntax syntax) {
        this.text = syntax == PolicySyntax.RFC ? COMMENT.matcher(text).replaceAll("") : text;
        this.syntax = syntax;
    }

    /** The blocks of a name in a policy. */
    static List<Definition> in(String text, PolicySyntax syntax, String block) {
        return new Definitions(text, syntax).blocks(block);
    }

    private List<Definition> blocks(String name) {
        Matcher start = (syntax == PolicySyntax.RFC
                        ? Pattern.compile("<" + name.replace("-", "[-_]") + "\\s*>")
                        : Pattern.compile("^[ \\t]*" + name + "[ \\t\\r]*(?:#.*)?$", Pattern.MULTILINE))
                .matcher(text);
        List<Definition> found = new ArrayList<>();
        boolean more = start.find();
        while (more) {
            int begin = start.end();
            more = start.find();
            found.add(definition(text.substring(begin, end(name, begin, more ? start.start() : text.length()))));
        }
        return found;
    }

    private int end(String name, int begin, int next) {
        int closing = text.indexOf(syntax == PolicySyntax.RFC ? "</" + name : "end-" + name, begin);
        return closing < 0 ? next : Math.min(closing, next);
    }

    private Definition definition(String block) {
        return new Definition(entry(block, "name"), entry(block, "sn"), entry(block, "sl"), entry(block, "use"));
    }

    private String entry(String block, String name) {
        Matcher found = (syntax == PolicySyntax.RFC
                        ? Pattern.compile("<" + name + "\\s*>([^<]*)")
                        : Pattern.compile("^[ \\t]*" + name + "[ \\t]*:([^#\\n]*)", Pattern.MULTILINE))
                .matcher(block);
        if (!found.find()) {
            return "";
        }
        String written = found.group(1).strip();
        return syntax == PolicySyntax.RFC || name.equals("use") ? FreeText.decode(written) : Strings.name(written);
    }
}
