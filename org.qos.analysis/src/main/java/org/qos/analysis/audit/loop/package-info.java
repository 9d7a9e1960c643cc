/** Can packets wait for each other in a circle, so that none of them moves again? */
package org.qos.analysis.audit.loop;
