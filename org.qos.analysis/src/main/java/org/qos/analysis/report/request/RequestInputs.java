package org.qos.analysis.report.request;

import org.qos.analysis.report.html.Html;

/** The inputs for the fields of a request beyond its ends. */
final class RequestInputs {

    private RequestInputs() {}

    /**
     * Writes the inputs.
     *
     * @param form begins the names of the inputs, which differ between forms
     */
    static void write(Html out, String form) {
        input(out, form + "-serviceId", "Service", "0x10000, tcp:987");
        input(out, form + "-qosClass", "QoS-Class", "0 to 4095");
        input(out, form + "-pkey", "P_Key", "0x7fff");
        input(out, form + "-tclass", "TClass", "0 to 255");
    }

    /** Writes an input with its label. */
    static void input(Html out, String id, String label, String hint, String... more) {
        out.open("div", "class", "field-input").element("label", label, "for", id);
        String[] attributes = new String[more.length + 8];
        System.arraycopy(
                new String[] {"id", id, "name", id, "placeholder", hint, "autocomplete", "off"}, 0, attributes, 0, 8);
        System.arraycopy(more, 0, attributes, 8, more.length);
        out.open("input", attributes).close();
    }
}
