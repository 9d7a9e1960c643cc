/** How much of each kind of link do VLs get? */
package org.qos.analysis.audit.share;
