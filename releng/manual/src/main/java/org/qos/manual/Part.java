package org.qos.manual;

import java.util.List;

/**
 * A part of the manual.
 *
 * @param title as the table of contents shows it
 * @param pages in reading order
 */
record Part(String title, List<ManualPage> pages) {}
