package org.qos.manual;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;

/** The texts that the search of the site looks through, as a script, because a browser reads no data file without a server. */
final class SearchIndex {

    private static final ObjectMapper JSON = new ObjectMapper();

    private SearchIndex() {}

    /** A script that assigns the sections of all pages to {@code SECTIONS}. */
    static String script(List<Part> parts) throws JsonProcessingException {
        List<Map<String, String>> sections = parts.stream()
                .flatMap(part -> part.pages().stream())
                .flatMap(page -> page.sections().stream().map(section -> entry(page, section)))
                .toList();
        return "const SECTIONS = " + JSON.writeValueAsString(sections) + ";\n";
    }

    private static Map<String, String> entry(ManualPage page, PageSection section) {
        return Map.of(
                "page", page.title(),
                "title", section.title(),
                "text", section.text(),
                "href", page.target() + "#" + section.id());
    }
}
