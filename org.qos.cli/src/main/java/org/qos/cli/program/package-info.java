/** What the commands that work on a live fabric print. */
package org.qos.cli.program;
