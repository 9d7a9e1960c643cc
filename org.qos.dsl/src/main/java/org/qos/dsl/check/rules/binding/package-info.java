/** Rules about what the fabric and the partitions make of port groups, one class for each. */
package org.qos.dsl.check.rules.binding;
