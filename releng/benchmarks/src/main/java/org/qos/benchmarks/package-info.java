/** What all benchmarks share. */
package org.qos.benchmarks;
