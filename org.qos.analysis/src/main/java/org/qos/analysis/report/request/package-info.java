/**
 * Which requests a policy distinguishes and where their packets go: tables of levels, and data that the page of a
 * report answers from.
 */
package org.qos.analysis.report.request;
