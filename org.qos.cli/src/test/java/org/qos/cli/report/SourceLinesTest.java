package org.qos.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SourceLinesTest {

    @Test
    void everyKindOfLineBreakEndsALine() {
        SourceLines lines = new SourceLines("a\nb\r\n\nd");
        assertEquals("a", lines.line(1));
        assertEquals("b", lines.line(2));
        assertEquals("", lines.line(3));
        assertEquals("d", lines.line(4));
    }

    @Test
    void aLineThatDoesNotExistIsEmpty() {
        SourceLines lines = new SourceLines("a");
        assertEquals("", lines.line(0));
        assertEquals("", lines.line(2));
    }
}
