/** Scripts that complete the words of {@code qos} in shells, derived from the declarations of the commands. */
package org.qos.cli.completion;
