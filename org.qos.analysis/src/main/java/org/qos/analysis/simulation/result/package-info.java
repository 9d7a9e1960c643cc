/** What a simulation says about classes of traffic, flows, links and VLs. */
package org.qos.analysis.simulation.result;
