package org.qos.dsl.partitions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.format.Layout;
import org.qos.dsl.format.LayoutRules;
import org.qos.dsl.format.Obstacle;
import org.qos.dsl.format.ScannedText;
import org.qos.dsl.format.TokenizedText;
import org.qos.dsl.partition.PartitionsScanner;
import org.qos.dsl.scanner.ScannedToken;

/**
 * Partition files: {@code Name=0x10, flag=value : member, member ;} on one line, or with each member on a line of its
 * own when that is too long. Where a line end is significant, or a comment is inside, the author's lines stay.
 */
public final class PartitionsLayout implements LayoutRules {

    private static final int LONGEST = 100;
    private static final String UNREADABLE = "RULE_UNREADABLE";
    private static final String INDENTATION = "    ";
    private static final String END = "';'";
    private static final String MEMBERS = "':'";
    private static final String COMMA = "','";
    private static final String PORT = "RULE_PORT";
    private static final String NEWLINE = "\n";

    @Override
    public Layout layout(String text) {
        TokenizedText written = written(text);
        List<String> whitespace = new ArrayList<>();
        while (whitespace.size() < written.size()) {
            int start = whitespace.size();
            if (written.piece(start).is(ScannedToken.COMMENT)) {
                whitespace.add(written.startsLine(start) ? written.lineBreak(start, "") : BEFORE_COMMENT);
            } else {
                definition(written, start, whitespace);
            }
        }
        return new Layout(written, whitespace, NEWLINE);
    }

    @Override
    public Optional<Obstacle> obstacle(String text) {
        return ScannedText.tooLongLine(text, PartitionsScanner.LONGEST_LINE).or(() -> written(text).pieces().stream()
                .filter(piece -> piece.is(UNREADABLE))
                .findFirst()
                .map(piece -> new Obstacle(
                        piece.start(),
                        "OpenSM cannot read this as part of a definition; expected Name=P_Key : members ;")));
    }

    private static TokenizedText written(String text) {
        return ScannedText.of(text, PartitionsScanner.scan(text), c -> c == ' ' || c == '\t');
    }

    private static void definition(TokenizedText written, int start, List<String> whitespace) {
        int end = start;
        while (end < written.size() - 1 && !written.piece(end).is(END)) {
            end++;
        }
        boolean free = isFree(written, start, end);
        boolean broken = free && width(written, start, end) > LONGEST;
        whitespace.add(written.lineBreak(start, ""));
        for (int i = start + 1; i <= end; i++) {
            if (!free && written.startsLine(i)) {
                whitespace.add(written.lineBreak(i, INDENTATION));
            } else {
                whitespace.add(broken && written.piece(i).is(PORT) ? NEWLINE + INDENTATION : within(written, i));
            }
        }
    }

    /** Whether line ends mean nothing in a definition: commas between all members, no comment, no multicast group. */
    private static boolean isFree(TokenizedText written, int start, int end) {
        for (int i = start; i <= end; i++) {
            boolean lone = written.piece(i).is(PORT)
                    && !written.piece(i - 1).is(COMMA)
                    && !written.piece(i - 1).is(MEMBERS);
            if (lone
                    || written.piece(i).is(ScannedToken.COMMENT)
                    || written.piece(i).is("'mgid'")) {
                return false;
            }
        }
        return written.piece(end).is(END);
    }

    private static int width(TokenizedText written, int start, int end) {
        int width = written.piece(start).length();
        for (int i = start + 1; i <= end; i++) {
            width += within(written, i).length() + written.piece(i).length();
        }
        return width;
    }

    private static String within(TokenizedText written, int index) {
        if (written.piece(index - 1).is("'='")) {
            return "";
        }
        return switch (written.kind(index)) {
            case COMMA, "'='" -> "";
            case ScannedToken.COMMENT -> BEFORE_COMMENT;
            default -> " ";
        };
    }
}
