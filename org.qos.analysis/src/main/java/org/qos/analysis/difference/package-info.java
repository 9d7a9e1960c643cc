/** What two policies, their tables and their partitions treat differently, by meaning. */
package org.qos.analysis.difference;
