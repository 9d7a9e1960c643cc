/** Which level does a partition have, and do all pairs of its members get it? */
package org.qos.analysis.partition;
