package org.qos.cli.report;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;

/** How many columns of a terminal a character takes (Unicode Standard Annex 11, East Asian Width). */
final class DisplayWidth {

    private static final Set<UnicodeScript> WIDE = EnumSet.of(
            UnicodeScript.HAN,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KATAKANA,
            UnicodeScript.HANGUL,
            UnicodeScript.BOPOMOFO,
            UnicodeScript.YI);

    private DisplayWidth() {}

    /** 0 for marks that combine with the character before, 2 for wide characters, else 1. */
    static int of(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
            default -> isWide(codePoint) ? 2 : 1;
        };
    }

    private static boolean isWide(int codePoint) {
        if (codePoint >= 0xFF00 && codePoint <= 0xFFEF) {
            return codePoint <= 0xFF60 || codePoint >= 0xFFE0 && codePoint <= 0xFFE6;
        }
        return WIDE.contains(UnicodeScript.of(codePoint))
                || codePoint >= 0x3000 && codePoint <= 0x303E
                || isPictograph(codePoint);
    }

    /** The blocks whose pictures terminals draw two columns wide. */
    private static boolean isPictograph(int codePoint) {
        return codePoint >= 0x1F300 && codePoint <= 0x1F64F
                || codePoint >= 0x1F680 && codePoint <= 0x1F6FF
                || codePoint >= 0x1F900 && codePoint <= 0x1FAFF;
    }
}
