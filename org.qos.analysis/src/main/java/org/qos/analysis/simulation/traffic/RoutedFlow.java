package org.qos.analysis.simulation.traffic;

/**
 * The path of packets of a class of traffic.
 *
 * @param trafficClass the index of the class
 * @param source the index of the endpoint that sends
 * @param destination the index of the endpoint that receives
 * @param sl their SL, 0 to 15
 */
public record RoutedFlow(int trafficClass, int source, int destination, int sl) {}
