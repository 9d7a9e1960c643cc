/** Which VLs do ports get from the options of OpenSM, and how do they share the link? */
package org.qos.analysis.vl;
