/** How long does the audit of a large fabric take? */
package org.qos.benchmarks.audit;
