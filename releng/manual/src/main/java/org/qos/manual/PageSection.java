package org.qos.manual;

/**
 * A heading with the text up to the next one.
 *
 * @param id the identifier of the heading, by which links lead to it; unique in its page
 * @param title the heading, as plain text
 * @param text the paragraphs, tables and code below it, as plain text
 */
record PageSection(String id, String title, String text) {}
