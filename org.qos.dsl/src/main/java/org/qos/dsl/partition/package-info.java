/**
 * Partition files as OpenSM reads them: {@link org.qos.dsl.partition.PartitionsScanner} cuts the text where OpenSM does, {@link
 * org.qos.dsl.partition.PartitionFlag} and {@link org.qos.dsl.partition.MemberSelection} are what is written there.
 */
package org.qos.dsl.partition;
