/** The examples of this project, by the {@code qos} command and on a running OpenSM. */
package org.qos.conformity.example;
