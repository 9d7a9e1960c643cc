package org.qos.dsl.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TemplateTextTest {

    @Test
    void endsLinesWithNewlinesOnEveryMachine() {
        assertEquals("a\nb\n", TemplateText.of("a\r\nb\r\n"));
    }

    @Test
    void leavesNoTrailingWhitespace() {
        assertEquals("a\n\n  b\n", TemplateText.of("a \t\n    \n  b\n"));
    }
}
