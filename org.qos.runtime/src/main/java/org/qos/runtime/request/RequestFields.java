package org.qos.runtime.request;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.QosClass;
import org.qos.runtime.value.TClass;

/** The fields of a request that rules compare, each with its name and range; {@code -} for one that is not carried. */
final class RequestFields {

    private RequestFields() {}

    static boolean isAbsent(RequestToken token) {
        return token.is("-");
    }

    /** A Service-ID by number or by the name of a protocol. */
    static OptionalLong serviceId(RequestToken token) throws RequestSyntaxException {
        if (isAbsent(token)) {
            return OptionalLong.empty();
        }
        OptionalLong known = WellKnownService.parse(token);
        return known.isPresent() ? known : OptionalLong.of(RequestNumbers.unsigned(token, "Service-ID"));
    }

    static OptionalInt qosClass(RequestToken token) throws RequestSyntaxException {
        return upTo(QosClass.MAX, token, "QoS-Class");
    }

    static OptionalInt tclass(RequestToken token) throws RequestSyntaxException {
        return upTo(TClass.MAX, token, "TClass");
    }

    static OptionalInt pkey(RequestToken token) throws RequestSyntaxException {
        return upTo(Pkey.MAX, token, "P_Key");
    }

    private static OptionalInt upTo(int max, RequestToken token, String what) throws RequestSyntaxException {
        return isAbsent(token) ? OptionalInt.empty() : OptionalInt.of(RequestNumbers.between(token, what, 0, max));
    }
}
