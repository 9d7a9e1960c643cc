package org.qos.dsl.ui.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IToc;
import org.eclipse.help.ITopic;
import org.junit.jupiter.api.Test;

/** The manual is a book of the help of Eclipse, and its links lead to pages of the book. */
class HelpPagesIT {

    private static final Pattern LINK = Pattern.compile("<a href=\"([^\":#]+)(#[^\"]*)?\"");

    @Test
    void theManualIsABookOfTheHelp() throws Exception {
        List<String> titles = topics(book().getTopics()).map(ITopic::getLabel).toList();

        assertTrue(titles.contains("Eclipse"), titles::toString);
        assertTrue(titles.contains("sl-out-of-range"), titles::toString);
        assertTrue(page(book().getTopic(null).getHref()).contains("<h1 id=\"eclipse\">Eclipse</h1>"));
    }

    @Test
    void everyTopicAndEveryLinkHasItsPage() throws Exception {
        List<String> missing = new ArrayList<>();
        for (ITopic topic : topics(book().getTopics()).toList()) {
            Matcher link = LINK.matcher(page(topic.getHref()));
            while (link.find()) {
                String target =
                        URI.create(topic.getHref()).resolve(link.group(1)).toString();
                if (file(target) == null) {
                    missing.add(topic.getHref() + ": " + link.group(1));
                }
            }
        }
        assertEquals(List.of(), missing);
    }

    private static IToc book() {
        return Stream.of(HelpSystem.getTocs())
                .filter(toc -> toc.getLabel().equals("InfiniBand QoS Policies"))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<ITopic> topics(ITopic... topics) {
        return Stream.of(topics).flatMap(topic -> Stream.concat(Stream.of(topic), topics(topic.getSubtopics())));
    }

    private static String page(String href) throws Exception {
        assertNotNull(file(href), href);
        try (InputStream page = file(href).openStream()) {
            return new String(page.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The file of the bundle that the help shows at this place, /BUNDLE/PATH. */
    private static URL file(String href) {
        String[] place = href.split("/", 3);
        return Platform.getBundle(place[1]).getEntry(place[2]);
    }
}
