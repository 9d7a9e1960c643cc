package org.qos.analysis.report.html;

/**
 * A part of a page, with a heading and an entry in the navigation.
 *
 * @param id its name in links, of letters, digits and hyphens
 * @param title its heading
 * @param html its content after the heading, as {@link Html} has written it
 */
public record Section(String id, String title, String html) {}
