/**
 * Errors in OpenSM's partition file. OpenSM discards a file that it cannot read: those are errors. The other rules are
 * about what it reads as something else, mostly without a line in the log.
 */
package org.qos.dsl.check.rules.partitions;
