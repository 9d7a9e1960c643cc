/** Which rules state values that overlap in part? */
package org.qos.analysis.overlap;
