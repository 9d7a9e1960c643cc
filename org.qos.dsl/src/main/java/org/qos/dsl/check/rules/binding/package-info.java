/** Rules about port groups with the fabric and the partitions, one class for each. */
package org.qos.dsl.check.rules.binding;
