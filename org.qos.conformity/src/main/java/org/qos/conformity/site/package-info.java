/** Whole sites, the files of one OpenSM together, tried on the running OpenSM. */
package org.qos.conformity.site;
