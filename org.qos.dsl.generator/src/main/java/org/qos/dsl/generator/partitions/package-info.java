/** The partition file that OpenSM reads, with the IPoIB broadcast groups that the levels of a policy ask for. */
package org.qos.dsl.generator.partitions;
