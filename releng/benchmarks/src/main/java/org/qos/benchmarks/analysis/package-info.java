/** How long questions about all requests to a policy take. */
package org.qos.benchmarks.analysis;
