package org.qos.dsl.project.context;

import org.qos.dsl.language.Language;

/**
 * A text file that a policy is judged with.
 *
 * @param uri its address
 * @param language the language of its role, whatever its name
 * @param version the client's number of the version of an open document; 0 for a file on disk
 * @param text its text
 */
public record ContextFile(String uri, Language language, int version, String text) {}
