/** How long it takes to plan the tables of a large fabric. */
package org.qos.benchmarks.setup;
