/** What shows a subnet, and what the program and OpenSM write about it. */
package org.qos.fuzzing.fabric;
