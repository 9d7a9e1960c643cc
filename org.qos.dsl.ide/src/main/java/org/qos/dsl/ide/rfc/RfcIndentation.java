package org.qos.dsl.ide.rfc;

import java.util.OptionalInt;
import org.qos.dsl.ide.format.BlockIndentation;
import org.qos.dsl.ide.syntax.TextBeforeCursor;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.rfc.parser.Repair;
import org.qos.dsl.rfc.parser.RfcToken;

/** Indents by the elements that are open. */
final class RfcIndentation implements BlockIndentation {

    @Override
    public boolean closes(String line) {
        return line.startsWith("</");
    }

    @Override
    public OptionalInt depth(DocumentSnapshot snapshot, int offset) {
        String before = TextBeforeCursor.of(snapshot, offset);
        if (before.lastIndexOf("<!--") > before.lastIndexOf("-->")) {
            return OptionalInt.empty();
        }
        int open = 0;
        for (RfcToken token : Repair.ofBeginning(before)) {
            if (token.symbol().startsWith("</")) {
                open--;
            } else if (token.symbol().startsWith("<")) {
                open++;
            }
        }
        return OptionalInt.of(open);
    }
}
