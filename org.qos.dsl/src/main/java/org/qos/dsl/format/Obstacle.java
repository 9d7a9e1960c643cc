package org.qos.dsl.format;

/**
 * Why a text is left as it is.
 *
 * @param offset the place in the text
 * @param message what is there, in words for the author
 */
public record Obstacle(int offset, String message) {}
