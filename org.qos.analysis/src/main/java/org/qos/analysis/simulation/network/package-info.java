/** What is simulated: links with their arbitration, and flows with the links that they take. */
package org.qos.analysis.simulation.network;
