/** The process that the classes run in. */
package org.qos.fabric.process;
