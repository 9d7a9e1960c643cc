package org.qos.fabric.discovery;

/**
 * How far a discovery is.
 *
 * @param nodes how many nodes are known
 * @param attributes how many attributes were read
 */
public record DiscoveryProgress(int nodes, long attributes) {}
