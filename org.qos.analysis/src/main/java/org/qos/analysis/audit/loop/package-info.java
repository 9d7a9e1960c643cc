/** Can packets wait for each other in a cycle, so that none of them moves again? */
package org.qos.analysis.audit.loop;
