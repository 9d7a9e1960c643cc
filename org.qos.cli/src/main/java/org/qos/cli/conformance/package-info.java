/** Whether the running subnet manager answers as the policy says. */
package org.qos.cli.conformance;
