/** A simulated peer of MADs for tests: a port that answers from values, with the faults of a real network. */
package org.qos.fabric.sim;
