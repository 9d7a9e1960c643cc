package org.qos.analysis.explanation.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An explanation as text.
 *
 * @param sections what belongs together, in the order of reading
 */
public record Page(List<List<PageEntry>> sections) {

    private static final int COLUMN = 10;

    /** Copies the lists; a section without entries is left out. */
    public Page {
        sections = sections.stream()
                .filter(section -> !section.isEmpty())
                .map(List::copyOf)
                .toList();
    }

    /** This page and then another one. */
    public Page and(Page other) {
        return new Page(
                Stream.concat(sections.stream(), other.sections.stream()).toList());
    }

    /** As lines for a terminal: headings in front, all texts beginning in one column, an empty line between sections. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (List<PageEntry> section : sections) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            for (PageEntry entry : section) {
                lines.add(column(entry.heading()) + entry.text());
                entry.details().forEach(detail -> lines.add(column("") + "  " + detail));
            }
        }
        return lines;
    }

    private static String column(String heading) {
        return heading.length() < COLUMN ? heading + " ".repeat(COLUMN - heading.length()) : heading + " ";
    }

    /**
     * As Markdown: a title, one sentence that sums up, and a list for each section, the details of an entry below it.
     *
     * @param title what is explained
     * @param summary the answer in short
     */
    public String markdown(String title, String summary) {
        return "# " + Markdown.escaped(title) + "\n\n" + Markdown.escaped(summary) + "\n\n"
                + sections.stream().map(Page::list).collect(Collectors.joining("\n---\n\n"));
    }

    private static String list(List<PageEntry> section) {
        return section.stream().map(Page::item).collect(Collectors.joining());
    }

    private static String item(PageEntry entry) {
        String heading = entry.heading().isEmpty() ? "" : "**" + Markdown.escaped(entry.heading()) + "** ";
        return "* " + heading + Markdown.escaped(entry.text()) + "\n"
                + entry.details().stream()
                        .map(detail -> "  * " + Markdown.escaped(detail) + "\n")
                        .collect(Collectors.joining());
    }
}
