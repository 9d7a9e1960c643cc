/** What of a fabric with a policy goes wrong, although each file by itself is right? */
package org.qos.analysis.audit;
