/** Measures path answers. */
package org.qos.benchmarks.path;
