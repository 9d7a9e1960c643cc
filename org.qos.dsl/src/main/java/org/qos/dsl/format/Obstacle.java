package org.qos.dsl.format;

/**
 * Why a text is left as it is.
 *
 * @param offset the place in the text
 * @param message what is there, as a message for the author
 */
public record Obstacle(int offset, String message) {}
