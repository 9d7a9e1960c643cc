package org.qos.dsl.ui.navigate;

/**
 * A line with references.
 *
 * @param uri the URI of its file
 * @param line from 1
 * @param text without indentation
 */
record ReferenceLine(String uri, int line, String text) {}
