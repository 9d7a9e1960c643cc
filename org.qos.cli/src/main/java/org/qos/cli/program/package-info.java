/** What the commands that set up a live fabric share: options, the policy that they follow, and what they print. */
package org.qos.cli.program;
