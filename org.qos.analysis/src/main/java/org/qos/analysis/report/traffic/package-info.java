/** What traffic gets of a fabric, as tables and pictures. */
package org.qos.analysis.report.traffic;
