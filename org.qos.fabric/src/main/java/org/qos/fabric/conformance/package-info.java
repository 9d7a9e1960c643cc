/** Comparing what a running subnet manager answers with what its files mean. */
package org.qos.fabric.conformance;
