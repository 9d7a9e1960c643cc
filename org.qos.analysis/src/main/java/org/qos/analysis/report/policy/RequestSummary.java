package org.qos.analysis.report.policy;

import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.runtime.match.Request;
import org.qos.runtime.value.Guid;

/**
 * Writes an example of a request for people.
 *
 * @param ports gives ports their names
 */
record RequestSummary(FieldText ports) {

    /** The ends and the fields that the request has. */
    String of(Request request) {
        StringBuilder summary =
                new StringBuilder(port(request.sourceGuid()) + " to " + port(request.destinationGuid()));
        request.serviceId().ifPresent(id -> summary.append(value(Field.SERVICE_ID, id)));
        request.qosClass().ifPresent(value -> summary.append(value(Field.QOS_CLASS, value)));
        request.tclass().ifPresent(value -> summary.append(value(Field.TCLASS, value)));
        request.pkey().ifPresent(value -> summary.append(value(Field.PKEY, value)));
        return summary.toString();
    }

    private String port(long guid) {
        return ports.name(guid).orElseGet(() -> Guid.text(guid));
    }

    private static String value(Field field, long value) {
        return ", " + FieldText.title(field) + " " + FieldText.value(field, value);
    }
}
