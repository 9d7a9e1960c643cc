/**
 * What the real OpenSM does, as an oracle for tests. {@code sim} starts OpenSM on a simulated fabric, {@code relay} lets
 * this process send MADs there, {@code subnet} and {@code tables} say what OpenSM found and programmed, {@code paths}
 * compares its path answers with those of a matcher.
 */
package org.qos.conformity;
