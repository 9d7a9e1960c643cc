/** A policy as a command loads it, with its partitions, options, fabric and target. */
package org.qos.cli.policy;
