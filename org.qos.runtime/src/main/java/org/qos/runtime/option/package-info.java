/** The options of OpenSM that bear on QoS, and the tables that ports get from them. */
package org.qos.runtime.option;
