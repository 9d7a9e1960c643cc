/** Programming the tables of a live fabric. */
package org.qos.benchmarks.program;
