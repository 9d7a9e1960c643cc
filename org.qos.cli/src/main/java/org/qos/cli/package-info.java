/**
 * The {@code qos} command: one thin class a subcommand, whose work and output have packages of their own. What a command
 * needs from outside, it gets from its {@link org.qos.cli.console.Console}, so that tests run it without a process.
 */
package org.qos.cli;
