package org.qos.dsl.rfc.parser;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.language.SyntaxErrors;
import org.qos.dsl.scanner.QuantityForCode;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.dsl.syntax.Content;
import org.qos.dsl.syntax.SyntaxError;

/**
 * Cuts the text of an element into values. An invalid value is hidden together with the separator that hangs on it, so
 * that the parser sees a list of good values.
 */
final class ValueTokens {
    private static final String COMMA = ",";
    private static final SyntaxError EMPTY_VALUE = SyntaxError.of(
            SyntaxCode.EMPTY_VALUE, "a comma separates two values; expected a value on both sides of it");

    private final String text;
    private final RfcTokenList out;
    private final boolean keepTrailingComma;

    /**
     * Values of a text.
     *
     * @param text the whole text
     * @param out where the values go
     * @param keepTrailingComma whether a comma at the end stays, because the author is about to type the next value
     */
    ValueTokens(String text, RfcTokenList out, boolean keepTrailingComma) {
        this.text = text;
        this.out = out;
        this.keepTrailingComma = keepTrailingComma;
    }

    /** Writes the values between two offsets; there is text at both of them. */
    void write(Content content, int start, int end) {
        switch (content) {
            case TEXT -> out.add(RfcToken.TEXT, start, end, FreeText.errorIn(text.substring(start, end)));
            case NUMBER -> write(ItemForm.NUMBER, start, end, errorInNumber(start, end));
            default -> writeList(ItemForm.of(content), start, end);
        }
    }

    private Optional<SyntaxError> errorInNumber(int start, int end) {
        String number = text.substring(start, end);
        return ItemForm.NUMBER.errorIn(number).map(error -> QuantityForCode.of(element(start), number)
                .map(ValueTokens::malformed)
                .orElse(error));
    }

    private static SyntaxError malformed(QuantityForCode quantity) {
        SyntaxError error = SyntaxError.of(SyntaxCode.NOT_A_NUMBER, quantity.fact() + "; " + quantity.advice());
        return quantity.code().isPresent()
                ? error.writing(String.valueOf(quantity.code().getAsInt()))
                : error;
    }

    /** The name of the element whose value begins there. */
    private String element(int start) {
        int open = text.lastIndexOf('<', start);
        int close = text.indexOf('>', Math.max(open, 0));
        return open >= 0 && close > open && close < start
                ? text.substring(open + 1, close).strip()
                : "";
    }

    private void writeList(ItemForm form, int start, int end) {
        boolean afterTag =
                start == 0 || text.charAt(start - 1) == '>' || RawTokenScanner.isWhitespace(text.charAt(start - 1));
        // every number of an SL2VL table has its place, so that a missing one stays missing
        boolean onlyCommas = text.substring(start, end).replace(COMMA, "").isBlank();
        SyntaxError empty = onlyCommas || !afterTag || form == ItemForm.NUMBER
                ? EMPTY_VALUE
                : EMPTY_VALUE.removing("remove the comma").asSuggestion();
        int separator = -1;
        boolean any = false;
        for (int at = start; at <= end; ) {
            if (out.errors() >= SyntaxErrors.MAX) {
                out.skipped(out.end(), end);
                return;
            }
            int itemEnd = at;
            while (itemEnd < end && text.charAt(itemEnd) != ',') {
                itemEnd++;
            }
            if (isWhitespace(at, itemEnd)) {
                separator = emptyItem(separator, itemEnd, end, any, empty);
            } else {
                any |= item(form, at, itemEnd, separator, any);
                separator = itemEnd;
            }
            at = itemEnd + 1;
        }
    }

    /** Writes one item and the separator before it; false when it does not have the expected form. */
    private boolean item(ItemForm form, int start, int end, int separator, boolean afterAnother) {
        int first = firstIn(start, end);
        int last = lastIn(start, end);
        Optional<SyntaxError> error = form.errorIn(text.substring(first, last));
        boolean good = form.isText() || error.isEmpty();
        if (separator >= 0 && good && afterAnother) {
            out.visible(COMMA, separator, separator + 1);
        } else if (separator >= 0) {
            out.skipped(separator, separator + 1);
        }
        return write(form, first, last, error);
    }

    /** Refuses the comma that nothing follows (or before); returns the separator that is still to be written. */
    private int emptyItem(int separator, int itemEnd, int end, boolean any, SyntaxError empty) {
        boolean last = itemEnd == end;
        if (separator >= 0 && last && keepTrailingComma && any) {
            out.visible(COMMA, separator, separator + 1);
        } else if (separator >= 0) {
            out.refused(separator, separator + 1, empty);
        } else if (!last) {
            out.refused(itemEnd, itemEnd + 1, empty);
            return -1;
        }
        return itemEnd;
    }

    private boolean write(ItemForm form, int start, int end, Optional<SyntaxError> error) {
        if (error.isPresent() && !form.isText()) {
            out.refused(start, end, error.get());
            return false;
        }
        List<ScannedToken> parts = form.parts(text, start, end);
        out.add(parts.get(0).kind(), parts.get(0).start(), parts.get(0).end(), error);
        parts.stream().skip(1).forEach(part -> out.visible(part.kind(), part.start(), part.end()));
        return true;
    }

    private boolean isWhitespace(int start, int end) {
        return firstIn(start, end) == end;
    }

    private int firstIn(int start, int end) {
        int first = start;
        while (first < end && RawTokenScanner.isWhitespace(text.charAt(first))) {
            first++;
        }
        return first;
    }

    private int lastIn(int start, int end) {
        int last = end;
        while (last > start && RawTokenScanner.isWhitespace(text.charAt(last - 1))) {
            last--;
        }
        return last;
    }
}
