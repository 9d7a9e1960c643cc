/**
 * The {@code qos} command: one thin class a subcommand. What a command needs from outside, it gets from its
 * {@link org.qos.cli.Console}, so that tests run it without a process.
 */
package org.qos.cli;
