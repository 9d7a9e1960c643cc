/**
 * The requests that policies can tell apart, in classes, and which rules decide them: the means for proofs about all
 * requests, for comparing policies and for finding rules without effect.
 */
package org.qos.analysis.decision;
