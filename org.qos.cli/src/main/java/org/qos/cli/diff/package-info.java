/** Prints what two policies treat differently: for people, for programs and for comments of reviews. */
package org.qos.cli.diff;
