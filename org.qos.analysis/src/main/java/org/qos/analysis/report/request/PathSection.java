package org.qos.analysis.report.request;

import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.runtime.path.resolve.RoutedSubnet;

/** A form in which a user asks for the level and the path of a request; the script of the page answers. */
public final class PathSection {

    private PathSection() {}

    /** The section for a known fabric. */
    public static Section of(RoutedSubnet subnet) {
        Html out = new Html();
        out.open("p")
                .text("The level that a request gets, by which rule, and why earlier rules do not match. ")
                .text(routes(subnet))
                .text(
                        " Whether OpenSM answers at all, with which MTU and rate, and in which partition, 'qos path' says.")
                .close();
        out.element(
                "p",
                "A browser with JavaScript answers here; on paper 'qos explain' and 'qos path' do.",
                "class",
                "static-only");
        out.open("form", "id", "path-form", "class", "interactive fields");
        RequestInputs.input(
                out, "path-source", "Source port", "name, GUID or LID", "list", "port-names", "required", "");
        RequestInputs.input(
                out, "path-destination", "Destination port", "name, GUID or LID", "list", "port-names", "required", "");
        RequestInputs.write(out, "path");
        out.open("div", "class", "field-input")
                .element("button", "Answer", "type", "submit")
                .close();
        out.open("datalist", "id", "port-names").close().close().line();
        out.open("div", "id", "path-answer", "role", "status", "aria-live", "polite")
                .close();
        return new Section("paths", "Ask for a path", out.toString());
    }

    private static String routes(RoutedSubnet subnet) {
        if (subnet.forwarding().isEmpty()) {
            return "The forwarding tables are unknown, so that hops are not shown.";
        }
        return RouteData.isPossible(subnet)
                ? "The hops follow the forwarding tables of the snapshot."
                : "The forwarding tables are too large for this page, so that hops are not shown.";
    }
}
