package org.qos.dsl.lower;

/**
 * A value with the places that it came from.
 *
 * @param value what the file means
 * @param trace from the parts of the value back to the file's model
 */
public record Lowered<V>(V value, Trace trace) {}
