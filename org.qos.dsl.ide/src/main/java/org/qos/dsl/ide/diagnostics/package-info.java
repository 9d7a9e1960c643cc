/**
 * Diagnostics: validation of a document alone after an edit, and with partitions, options and fabric a moment later;
 * pushed to clients, or pulled by them.
 */
package org.qos.dsl.ide.diagnostics;
