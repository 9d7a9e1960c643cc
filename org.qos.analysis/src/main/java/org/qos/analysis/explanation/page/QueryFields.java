package org.qos.analysis.explanation.page;

import java.util.ArrayList;
import java.util.List;
import org.qos.analysis.explanation.Field;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.Selected;

/** The fields that a query carries, each with its value. */
public final class QueryFields {

    private final PathQuery query;
    private final List<String> texts = new ArrayList<>();

    private QueryFields(PathQuery query) {
        this.query = query;
    }

    /** A text for each field, in the order of the component mask. */
    public static List<String> of(PathQuery query) {
        return new QueryFields(query).texts();
    }

    private List<String> texts() {
        PathRecord values = query.values();
        add(PathComponent.SGID, "SGID", "");
        add(PathComponent.DGID, "DGID", "");
        add(PathComponent.SLID, "SLID", " " + values.slid());
        add(PathComponent.DLID, "DLID", " " + values.dlid());
        add(PathComponent.SERVICE_ID, "Service-ID", " " + FieldText.value(Field.SERVICE_ID, values.serviceId()));
        add(PathComponent.QOS_CLASS, "QoS-Class", " " + values.qosClass());
        add(PathComponent.TCLASS, "TClass", " " + values.tclass());
        add(PathComponent.PKEY, "P_Key", " " + FieldText.value(Field.PKEY, values.pkey()));
        add(PathComponent.SL, "SL", " " + values.sl());
        add(PathComponent.MTU, "MTU", selected(values.mtu()));
        add(PathComponent.RATE, "rate", selected(values.rate()));
        add(PathComponent.PACKET_LIFE, "packet lifetime", selected(values.packetLife()));
        add(PathComponent.REVERSIBLE, "Reversible", "");
        add(PathComponent.NUMB_PATH, "NumbPath", " " + values.numbPath());
        return texts;
    }

    private void add(PathComponent component, String title, String value) {
        if (query.has(component)) {
            texts.add(title + value);
        }
    }

    private static String selected(Selected field) {
        return switch (field.selector()) {
            case GREATER_THAN -> " > " + field.value();
            case LESS_THAN -> " < " + field.value();
            case EXACTLY -> " = " + field.value();
            case BEST -> " largest";
        };
    }
}
