/** Shared code of the benchmarks. */
package org.qos.benchmarks;
