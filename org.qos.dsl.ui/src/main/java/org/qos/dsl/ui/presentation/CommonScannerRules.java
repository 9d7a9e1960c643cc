package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IWordDetector;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.jface.text.rules.WordRule;

/** The scanner rules that all languages share. */
final class CommonScannerRules {

    private CommonScannerRules() {}

    /** A number, decimal or with a prefix such as {@code 0x}. */
    static IRule number() {
        return new WordRule(new Detector(true), PolicyColors.NUMBER.token());
    }

    /** Any other word, without colour; digits in it, as in {@code sw0}, are not numbers. */
    static IRule plain() {
        return new WordRule(new Detector(false), new Token(null));
    }

    /** Whether a character can be part of a word. */
    static boolean isWordPart(int character) {
        return Character.isLetterOrDigit(character) || character == '_';
    }

    private record Detector(boolean digits) implements IWordDetector {

        @Override
        public boolean isWordStart(char character) {
            return isWordPart(character) && Character.isDigit(character) == digits;
        }

        @Override
        public boolean isWordPart(char character) {
            return CommonScannerRules.isWordPart(character);
        }
    }
}
