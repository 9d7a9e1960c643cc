/**
 * Builds the manual as a web site that is read without a network, and as a book of the help of Eclipse: the Markdown pages of
 * the repository, the help of each command, and a search over their sections.
 *
 * <p>{@link org.qos.manual.SourcePages} reads the pages, {@link org.qos.manual.LinkTargets} resolves their links and
 * finds those that lead nowhere, {@link org.qos.manual.PageWriter} writes each page, {@link
 * org.qos.manual.SearchIndex} the texts to search.
 */
package org.qos.manual;
