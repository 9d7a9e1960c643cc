package org.qos.dsl.check.typo;

import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** One typo of the keyboard or the mouse in a text: a character, token, tag or line is lost, added, doubled or exchanged. */
enum Typo {
    CHARACTER("\\S", List.of("")),
    SPACE("\\s", List.of("")),
    TOKEN("0x|[\\w.]+|[^\\w\\s]", List.of("", " ", ",")),
    WORD("\"[^\"\\n]*\"|[\\w./-]+", List.of(" ", ", ")),
    TAG("</?[\\w-]+>", List.of("")),
    ELEMENT("<([\\w-]+)>[^<]*</\\1>", List.of("", "\n")),
    LINE("[^\\n]*\\n", List.of(""));

    private static final String TYPED = "abcdefgilmnopqrstuvxyzSUL0123456789,;:=-<>/\"&#* \n";

    private final Pattern piece;
    private final List<String> betweenCopies;

    Typo(String piece, List<String> betweenCopies) {
        this.piece = Pattern.compile(piece);
        this.betweenCopies = betweenCopies;
    }

    /** The text after one random typo; the same text where it has no such piece. */
    static String in(String text, Random random) {
        return pick(List.of(values()), random).applied(text, random);
    }

    private String applied(String text, Random random) {
        List<MatchResult> pieces = piece.matcher(text).results().toList();
        if (pieces.size() < 2) {
            return text;
        }
        int number = random.nextInt(pieces.size() - 1);
        MatchResult first = pieces.get(number);
        MatchResult second = pieces.get(number + 1);
        String before = text.substring(0, first.start());
        String after = text.substring(first.end());
        return switch (random.nextInt(this == CHARACTER || this == SPACE ? 5 : 3)) {
            case 0 -> before + after;
            case 1 -> before + first.group() + pick(betweenCopies, random) + first.group() + after;
            case 2 ->
                before
                        + second.group()
                        + text.substring(first.end(), second.start())
                        + first.group()
                        + text.substring(second.end());
            case 3 -> before + typed(random) + first.group() + after;
            default -> before + typed(random) + after;
        };
    }

    private static char typed(Random random) {
        return TYPED.charAt(random.nextInt(TYPED.length()));
    }

    private static <T> T pick(List<T> values, Random random) {
        return values.get(random.nextInt(values.size()));
    }
}
