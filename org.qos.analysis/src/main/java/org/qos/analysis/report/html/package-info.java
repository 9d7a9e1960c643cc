/** Writes HTML and JSON in which names can hold anything. */
package org.qos.analysis.report.html;
