/** Files that a command reads: their names on the command line, their languages, and the projects that they belong to. */
package org.qos.cli.input;
