package org.qos.analysis.simulation.result;

import org.qos.analysis.simulation.traffic.RoutedFlow;

/**
 * What a flow gets.
 *
 * @param flow the flow
 * @param offered what its source has to send, in Gb/s; infinite for as much as the fabric takes
 * @param gigabits what it gets, in Gb/s
 * @param uncertain whether the flow model does not know this for sure, because it depends on which
 *     buffers fill first, how long they fill, or on packets of several sizes; never of simulated packets
 */
public record FlowResult(RoutedFlow flow, double offered, double gigabits, boolean uncertain) {}
