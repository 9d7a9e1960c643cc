package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.Token;

/**
 * The first word of a line, with the whitespace before it; it begins with a letter and may contain hyphens. If a colon
 * follows, it is the key of an entry.
 */
final class LineStartRule implements IRule {

    private final IToken key;
    private final IToken other;

    /** A rule that returns {@code key} for the word before a colon, and {@code other} for another word. */
    LineStartRule(IToken key, IToken other) {
        this.key = key;
        this.other = other;
    }

    @Override
    public IToken evaluate(ICharacterScanner scanner) {
        if (scanner.getColumn() != 0) {
            return Token.UNDEFINED;
        }
        int read = 1;
        int character = scanner.read();
        while (character == ' ' || character == '\t') {
            character = scanner.read();
            read++;
        }
        boolean word = Character.isLetter(character);
        if (word) {
            while (CommonScannerRules.isWordPart(character) || character == '-') {
                character = scanner.read();
            }
            read = 1;
        }
        for (; read > 0; read--) {
            scanner.unread();
        }
        if (!word) {
            return Token.UNDEFINED;
        }
        return character == ':' ? key : other;
    }
}
