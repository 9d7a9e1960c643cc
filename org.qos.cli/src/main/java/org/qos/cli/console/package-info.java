/** What a command sees of the world outside, and how it ends. */
package org.qos.cli.console;
