/** Other names for groups, levels and partitions, in all documents that refer to them. */
package org.qos.dsl.ide.rename;
