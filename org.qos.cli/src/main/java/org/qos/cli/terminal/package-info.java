/** What a person at a terminal sees besides the data: messages, progress, colour. */
package org.qos.cli.terminal;
