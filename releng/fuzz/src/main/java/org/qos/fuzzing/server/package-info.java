/** Messages to the language server, and files of the command line. */
package org.qos.fuzzing.server;
