/** Makes a network to simulate of a fabric, its policy and a description of traffic. */
package org.qos.analysis.simulation.traffic;
