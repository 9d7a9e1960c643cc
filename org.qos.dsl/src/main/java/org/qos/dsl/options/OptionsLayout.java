package org.qos.dsl.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.format.Layout;
import org.qos.dsl.format.LayoutRules;
import org.qos.dsl.format.Obstacle;
import org.qos.dsl.format.ScannedText;
import org.qos.dsl.format.TokenizedText;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.scanner.ScannedToken;

/** Option files: a name, one space, its value; nothing is indented, nothing moves to another line. */
public final class OptionsLayout implements LayoutRules {

    private static final String NAME = "RULE_NAME";

    @Override
    public Layout layout(String text) {
        TokenizedText written = ScannedText.of(text, OptionsScanner.scan(text), c -> CNumber.isSpace((char) c));
        List<String> whitespace = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            whitespace.add(before(written, i));
        }
        return new Layout(written, whitespace, "\n");
    }

    @Override
    public Optional<Obstacle> obstacle(String text) {
        return ScannedText.tooLongLine(text, OptionsScanner.LONGEST_LINE);
    }

    private static String before(TokenizedText written, int index) {
        if (written.startsLine(index) || written.piece(index).is(NAME)) {
            return written.lineBreak(index, "");
        }
        return written.piece(index).is(ScannedToken.COMMENT) ? BEFORE_COMMENT : " ";
    }
}
