/** Oddities of files, one each: what the check says of them, against what OpenSM does. */
package org.qos.conformity.quirk;
