package org.qos.manual;

import java.nio.file.Path;
import java.util.List;

/** The table of contents of the book in the help of Eclipse; the pages are in the folder {@code help} of the plug-in. */
final class HelpContents {

    private static final Path FOLDER = Path.of("help");
    private static final Path START = Path.of("docs/eclipse.html");

    private HelpContents() {}

    /** The file that the extension point {@code org.eclipse.help.toc} names. */
    static String xml(List<Part> parts) {
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        xml.append("<toc label=\"InfiniBand QoS Policies\"" + topic(START) + ">\n");
        for (Part part : parts) {
            List<ManualPage> pages = part.pages();
            xml.append("  <topic" + label(part.title()) + href(pages.get(0)) + ">\n");
            pages.stream()
                    .skip(1)
                    .forEach(page -> xml.append("    <topic" + label(page.title()) + href(page) + "/>\n"));
            xml.append("  </topic>\n");
        }
        return xml.append("</toc>\n").toString();
    }

    private static String label(String title) {
        return " label=\"" + Markup.escaped(title) + "\"";
    }

    private static String href(ManualPage page) {
        return " href=\"" + FOLDER.resolve(page.target()) + "\"";
    }

    private static String topic(Path target) {
        return " topic=\"" + FOLDER.resolve(target) + "\"";
    }
}
