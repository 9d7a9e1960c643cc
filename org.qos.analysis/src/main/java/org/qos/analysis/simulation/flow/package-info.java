/** Computes the rates of flows without packets: for fabrics that are too large for each packet. */
package org.qos.analysis.simulation.flow;
