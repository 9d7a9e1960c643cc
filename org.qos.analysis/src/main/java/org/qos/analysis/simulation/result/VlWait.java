package org.qos.analysis.simulation.result;

import java.util.OptionalDouble;

/**
 * Packets in the buffer of a VL wait for another one.
 *
 * @param waiting the VL whose packets wait at the far end of its link
 * @param awaited the VL by which they leave
 * @param part the part of the time when the first of them waited, 0 to 1; empty where only rates are computed
 */
public record VlWait(LinkVl waiting, LinkVl awaited, OptionalDouble part) {}
