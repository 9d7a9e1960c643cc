package org.qos.dsl.opensm.syntax;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.language.FixData;
import org.qos.dsl.scanner.NumberSuggestion;
import org.qos.dsl.scanner.TextLine;

/** GUIDs of 16 digits without {@code 0x}, alone or at either end of a range. */
final class UnmarkedGuids {

    private static final String NUMBER = "(?:0[xX][0-9a-fA-F]+|[0-9a-fA-F]{16})";

    private static final Pattern ITEM =
            Pattern.compile("(?<=[\\s,:])" + NUMBER + "(?:[ \\t]*-[ \\t]*" + NUMBER + ")?(?=[ \\t]*(?:[,:#\\r\\n]|$))");

    private static final Pattern END = Pattern.compile("(?<![\\w])[0-9a-fA-F]{16}");

    private UnmarkedGuids() {}

    /** The fix that writes 0x before each of them in the item of the list that holds the error; empty without such an item. */
    static Optional<String[]> fix(UnexpectedTokens run) {
        String all = run.first().leaf().getRootNode().getText();
        int at = run.first().start();
        Matcher item = ITEM.matcher(all)
                .region(TextLine.start(all, at), TextLine.end(all, at))
                .useTransparentBounds(true)
                .useAnchoringBounds(false);
        while (item.find()) {
            if (item.start() <= at && at < item.end()) {
                String marked = END.matcher(item.group()).replaceAll(guid -> NumberSuggestion.suggest(guid.group())
                        .orElse(guid.group()));
                return marked.equals(item.group())
                        ? Optional.empty()
                        : Optional.of(FixData.edit(item.start(), item.group().length(), marked, "write " + marked));
            }
        }
        return Optional.empty();
    }
}
