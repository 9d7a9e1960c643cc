package org.qos.runtime.request;

import java.util.OptionalInt;
import java.util.OptionalLong;

/** The fields of a request that rules compare, each with its name and range; {@code -} for one that is not carried. */
final class RequestFields {

    private static final int LARGEST_CLASS = 4095;
    private static final int LARGEST_TCLASS = 255;
    private static final int LARGEST_PKEY = 0xFFFF;

    private RequestFields() {}

    static boolean isAbsent(Word word) {
        return word.is("-");
    }

    /** A Service-ID by number or by the name of a protocol. */
    static OptionalLong serviceId(Word word) throws RequestSyntaxException {
        if (isAbsent(word)) {
            return OptionalLong.empty();
        }
        OptionalLong known = WellKnownService.parse(word);
        return known.isPresent() ? known : OptionalLong.of(Numbers.unsigned(word, "Service-ID"));
    }

    static OptionalInt qosClass(Word word) throws RequestSyntaxException {
        return upTo(LARGEST_CLASS, word, "QoS-Class");
    }

    static OptionalInt tclass(Word word) throws RequestSyntaxException {
        return upTo(LARGEST_TCLASS, word, "TClass");
    }

    static OptionalInt pkey(Word word) throws RequestSyntaxException {
        return upTo(LARGEST_PKEY, word, "P_Key");
    }

    private static OptionalInt upTo(int greatest, Word word, String what) throws RequestSyntaxException {
        return isAbsent(word) ? OptionalInt.empty() : OptionalInt.of(Numbers.between(word, what, 0, greatest));
    }
}
