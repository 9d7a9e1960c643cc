/** Readers of files that show a fabric. */
package org.qos.fabric.snapshot;
