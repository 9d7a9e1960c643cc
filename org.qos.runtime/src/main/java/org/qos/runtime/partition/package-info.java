/** Partitions as OpenSM forms them from its partition file. */
package org.qos.runtime.partition;
