/**
 * The context of a file: the settings, partitions, options, fabric and subnet manager that a policy is judged with. Commands
 * and editors load it here, so that both find the same.
 */
package org.qos.dsl.project.context;
