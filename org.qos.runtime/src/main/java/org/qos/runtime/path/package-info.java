/** Path queries and answers of the subnet administration (IBTA 15.2.5.16 PathRecord) and their wire form. */
package org.qos.runtime.path;
