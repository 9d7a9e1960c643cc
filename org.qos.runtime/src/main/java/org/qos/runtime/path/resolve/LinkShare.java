package org.qos.runtime.path.resolve;

/**
 * The part of a link that VL arbitration gives a VL when all VLs are busy.
 *
 * @param part 0 to 1
 * @param source where the arbitration tables are from
 */
public record LinkShare(double part, TableSource source) {}
