/** The options of OpenSM that affect QoS, and the tables that ports get from them. */
package org.qos.runtime.option;
