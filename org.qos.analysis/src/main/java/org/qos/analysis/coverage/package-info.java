/** Requests that exercise every rule of a policy. */
package org.qos.analysis.coverage;
