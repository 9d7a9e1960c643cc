/** Which level a request gets: binding a policy to a fabric, and the matcher. */
package org.qos.runtime.match;
