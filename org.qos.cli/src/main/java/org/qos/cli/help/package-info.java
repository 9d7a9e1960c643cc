/** The help of the commands, and what they say about usage errors. */
package org.qos.cli.help;
