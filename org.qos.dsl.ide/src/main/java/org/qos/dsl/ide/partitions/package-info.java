/** Editing services for partition files. */
package org.qos.dsl.ide.partitions;
