package org.qos.dsl.scanner;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;

/**
 * A rate or an MTU that is written with its unit or with a point, in place of its code.
 *
 * @param written how it is written
 * @param text the quantity as it is usually written
 * @param code its code; empty where none has it
 * @param codes the codes that there are
 */
public record QuantityForCode(String written, String text, OptionalInt code, String codes) {

    private static final String RATE = "rate-limit";
    private static final String MTU = "mtu-limit";

    /** The letter B would stand for bytes. */
    private static final Pattern RATES = Pattern.compile(
            "(\\d{1,5}(?:\\.\\d)?)(?:[ \\t]*+[Gg](?:b?(?:ps)?|b(?:it)?/s(?:ec)?|bits?)|(?<=\\.\\d))(?![\\w/.])");

    private static final Pattern MTUS = Pattern.compile(
            "(\\d[.,]\\d{3}|\\d{1,4})[ \\t]*+(k?)(?:i?b(?:ytes?)?)?(?![\\w/.,])", Pattern.CASE_INSENSITIVE);
    private static final Pattern LIMIT = Pattern.compile("(" + RATE + "|" + MTU + ")\\s*:\\s*$");

    private static final int BYTES_OF_K = 1024;

    /** The quantity that a text is, as the value of an entry; empty for other entries, and for plain numbers. */
    public static Optional<QuantityForCode> of(String entry, String value) {
        Optional<QuantityForCode> found = begin(entry, value);
        return found.filter(quantity -> quantity.written.length() == value.length());
    }

    /** The quantity at a place of a policy in OpenSM syntax, after the keyword of its entry. */
    public static Optional<QuantityForCode> at(String policy, int start) {
        Matcher keyword = LIMIT.matcher(TextLine.before(policy, start));
        return keyword.find() ? begin(keyword.group(1), TextLine.after(policy, start)) : Optional.empty();
    }

    /** Whether there is one. */
    public static boolean isAt(String policy, int start) {
        return at(policy, start).isPresent();
    }

    private static Optional<QuantityForCode> begin(String entry, String text) {
        return switch (entry) {
            case RATE -> rate(RATES.matcher(text));
            case MTU -> mtu(MTUS.matcher(text));
            default -> Optional.empty();
        };
    }

    private static Optional<QuantityForCode> rate(Matcher rate) {
        if (!rate.lookingAt()) {
            return Optional.empty();
        }
        BigDecimal tenths = new BigDecimal(rate.group(1)).movePointRight(1);
        return Optional.of(new QuantityForCode(
                rate.group(),
                rate.group(1) + " Gb/s",
                Rate.ofTenths(tenths.longValueExact()),
                Rate.MIN_CODE + " (" + Rate.text(Rate.MIN_CODE) + ") to " + Rate.MAX_OPENSM_CODE + " ("
                        + Rate.text(Rate.MAX_OPENSM_CODE) + ")"));
    }

    private static Optional<QuantityForCode> mtu(Matcher mtu) {
        if (!mtu.lookingAt() || mtu.group().matches("\\d+\\s*")) {
            return Optional.empty();
        }
        int bytes = Integer.parseInt(mtu.group(1).replaceAll("[.,]", ""))
                * (mtu.group(2).isEmpty() ? 1 : BYTES_OF_K);
        return Optional.of(new QuantityForCode(
                mtu.group(),
                bytes + " bytes",
                Mtu.ofBytes(bytes),
                Mtu.MIN_CODE + " (" + Mtu.bytes(Mtu.MIN_CODE) + " bytes) to " + Mtu.MAX_CODE + " ("
                        + Mtu.bytes(Mtu.MAX_CODE) + " bytes)"));
    }

    /** What is wrong with it. */
    public String fact() {
        return "'" + written + "' is not a code";
    }

    /** What to write. */
    public String advice() {
        return code.isPresent()
                ? "write the code without a unit: " + text + " is code " + code.getAsInt()
                : "write a code without a unit, from " + codes;
    }
}
