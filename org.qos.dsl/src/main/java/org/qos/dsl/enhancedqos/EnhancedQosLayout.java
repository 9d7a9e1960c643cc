package org.qos.dsl.enhancedqos;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.qos.dsl.format.Layout;
import org.qos.dsl.format.LayoutRules;
import org.qos.dsl.format.ScannedText;
import org.qos.dsl.format.TokenizedText;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.scanner.ScannedToken;

/** Enhanced QoS policy files: {@code name = rate} and {@code port = sl:name, sl:name}; nothing moves to another line. */
public final class EnhancedQosLayout implements LayoutRules {

    /** What directly follows the text before it. */
    private static final Set<String> ATTACHED = Set.of("','", "':'", "RULE_REFERENCE");

    @Override
    public Layout layout(String text) {
        TokenizedText written = ScannedText.of(text, EnhancedQosScanner.scan(text), c -> CNumber.isSpace((char) c));
        List<String> whitespace = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            whitespace.add(before(written, i));
        }
        return new Layout(written, whitespace, "\n");
    }

    private static String before(TokenizedText written, int index) {
        if (index == 0 || written.startsLine(index)) {
            return written.lineBreak(index, "");
        }
        if (written.piece(index).is(ScannedToken.COMMENT)) {
            return BEFORE_COMMENT;
        }
        boolean afterByteOrderMark = written.kind(index - 1).equals(EnhancedQosScanner.UNREAD_LINE);
        return afterByteOrderMark || ATTACHED.contains(written.kind(index)) ? "" : " ";
    }
}
