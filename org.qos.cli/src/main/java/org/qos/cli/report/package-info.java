/**
 * What {@code qos check} found, in the formats of people, editors, build servers and code scanners: one class a format
 * implementing {@link org.qos.cli.report.Report}.
 */
package org.qos.cli.report;
