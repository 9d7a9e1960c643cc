package org.qos.analysis.audit.traffic;

/**
 * A path with an SL.
 *
 * @param source the index of the endpoint where it begins
 * @param lid the LID to which it leads
 * @param sl the SL of its packets, 0 to 15
 */
public record PathUse(int source, int lid, int sl) {}
