/** From the {@code qos-setup} of a policy to the tables of each port of a fabric, and to what has to change. */
package org.qos.runtime.setup;
