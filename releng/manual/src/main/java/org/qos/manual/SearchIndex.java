package org.qos.manual;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;

/** The texts that the search of the site looks through, as a script, because a browser reads no data file without a server. */
final class SearchIndex {

    private static final ObjectMapper JSON = new ObjectMapper();

    private SearchIndex() {}

    /** A script that assigns the sections of all pages to {@code SECTIONS}. */
    static String script(List<Part> parts) throws JsonProcessingException {
        List<Entry> sections = parts.stream()
                .flatMap(part -> part.pages().stream())
                .flatMap(page -> page.sections().stream().map(section -> Entry.of(page, section)))
                .toList();
        return "const SECTIONS = " + JSON.writeValueAsString(sections) + ";\n";
    }

    /**
     * A section as the search reads it. The order of its fields is that of the file, the same in each build.
     *
     * @param page the title of its page
     * @param title its own title
     * @param text its text
     * @param href the link to it
     */
    private record Entry(String page, String title, String text, String href) {

        static Entry of(ManualPage page, PageSection section) {
            return new Entry(page.title(), section.title(), section.text(), page.target() + "#" + section.id());
        }
    }
}
