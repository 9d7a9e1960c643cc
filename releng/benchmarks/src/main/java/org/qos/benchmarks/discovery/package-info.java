/** Discoveries of a live fabric by subnet management packets. */
package org.qos.benchmarks.discovery;
