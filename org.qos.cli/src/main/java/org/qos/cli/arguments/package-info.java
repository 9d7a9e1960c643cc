/** The options and parameters of commands: read from their annotations, or from tables that the build recorded. */
package org.qos.cli.arguments;
