package org.qos.analysis.simulation.result;

import org.qos.analysis.simulation.traffic.RoutedFlow;

/**
 * What a flow gets.
 *
 * @param flow the flow
 * @param offered what its source has to send, in Gb/s; infinite for as much as the fabric takes
 * @param gigabits what it gets, in Gb/s
 */
public record FlowResult(RoutedFlow flow, double offered, double gigabits) {}
