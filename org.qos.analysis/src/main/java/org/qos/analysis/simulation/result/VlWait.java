package org.qos.analysis.simulation.result;

/**
 * Packets in the buffer of a VL wait for another one.
 *
 * @param waiting the VL whose packets wait at the far end of its link
 * @param awaited the VL by which they leave
 * @param part the part of the time when the first of them waited, 0 to 1
 */
public record VlWait(LinkVl waiting, LinkVl awaited, double part) {}
