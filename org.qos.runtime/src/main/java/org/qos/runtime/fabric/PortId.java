package org.qos.runtime.fabric;

/**
 * The place of a port.
 *
 * @param nodeGuid the GUID of its node
 * @param number its number, 0 for the management port of a switch
 */
public record PortId(long nodeGuid, int number) {}
