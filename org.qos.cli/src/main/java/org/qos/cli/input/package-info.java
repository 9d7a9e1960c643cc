/** The files that a command reads: names on the command line, languages, and the projects that they belong to. */
package org.qos.cli.input;
