/** The parts of a policy as tables with links between them, and the VLs of its SLs as pictures. */
package org.qos.analysis.report.policy;
