/** Findings that are known and accepted, kept in a file, so that only new ones count. */
package org.qos.cli.baseline;
