package org.qos.analysis.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class HtmlTest {

    @Test
    void textIsNeverMarkup() {
        assertEquals(
                "<p>&lt;/p&gt;&lt;script&gt;&amp;&#39;&quot;</p>",
                new Html().element("p", "</p><script>&'\"").toString());
    }

    @Test
    void valuesOfAttributesEndWhereTheyEnd() {
        assertEquals(
                "<a title=\"&quot; onload=&quot;&#39;&gt;\">x</a>",
                new Html().element("a", "x", "title", "\" onload=\"'>").toString());
    }

    @Test
    void anAttributeCanHaveNoValue() {
        assertEquals(
                "<input required>", new Html().open("input", "required", "").toString());
    }

    @Test
    void elementsCloseInTheirOrder() {
        assertEquals(
                "<ul><li>a<br>b</li></ul>",
                new Html()
                        .open("ul")
                        .open("li")
                        .text("a")
                        .open("br")
                        .text("b")
                        .close()
                        .close()
                        .toString());
    }

    @Test
    void anOpenElementIsAnError() {
        assertThrows(IllegalStateException.class, () -> new Html().open("p").toString());
    }

    @Test
    void controlCharactersAreShown() {
        assertEquals(
                "<p>a\\x1b\\u202eb\\x0ac</p>",
                new Html().element("p", "a\u001b\u202eb\nc").toString());
    }
}
