/** A policy, its findings and its fabric as one HTML page that needs no network. */
package org.qos.analysis.report;
