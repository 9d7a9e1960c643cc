/** A fabric as a picture: switches in levels, the ports below them in the colours of their groups. */
package org.qos.analysis.report.fabric;
