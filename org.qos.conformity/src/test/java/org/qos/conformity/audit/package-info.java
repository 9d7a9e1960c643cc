/** Audits of routed fabrics, compared with other programs. */
package org.qos.conformity.audit;
