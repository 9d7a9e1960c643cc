/**
 * Path queries and answers of the subnet administration (IBTA 15.2.5.16 PathRecord, 15.2.5.20 MultiPathRecord) and the
 * wire form of their attributes.
 */
package org.qos.runtime.path;
