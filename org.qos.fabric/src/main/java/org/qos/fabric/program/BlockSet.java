package org.qos.fabric.program;

/**
 * One Set.
 *
 * @param id the part of a port's tables
 * @param value what it is to be
 */
public record BlockSet(BlockId id, BlockValue value) {}
