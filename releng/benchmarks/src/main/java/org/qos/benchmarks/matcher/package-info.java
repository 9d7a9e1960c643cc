/** Benchmarks of matchers. */
package org.qos.benchmarks.matcher;
