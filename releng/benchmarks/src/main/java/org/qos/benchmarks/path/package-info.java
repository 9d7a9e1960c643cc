/** Benchmarks of path resolution. */
package org.qos.benchmarks.path;
