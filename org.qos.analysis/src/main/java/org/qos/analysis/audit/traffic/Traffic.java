package org.qos.analysis.audit.traffic;

/**
 * What the paths of a subnet do.
 *
 * @param use the VLs that they use
 * @param dependencies which VL of which link waits for which other one
 * @param faults what is wrong with them
 * @param paths how many paths there are: pairs of an end port and a LID of another one that communicate
 */
public record Traffic(VlUse use, Dependencies dependencies, PathFaults faults, long paths) {}
