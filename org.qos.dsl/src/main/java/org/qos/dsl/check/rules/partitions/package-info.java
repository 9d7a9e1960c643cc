/**
 * Mistakes in OpenSM's partition file. One that OpenSM cannot read makes it drop all partitions of the file: those are
 * errors. The others are what it reads as something else, mostly without a word in the log.
 */
package org.qos.dsl.check.rules.partitions;
