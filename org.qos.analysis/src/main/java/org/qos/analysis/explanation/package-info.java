/** Why a path request gets its level: each rule that was tried, and which of its criteria the request meets. */
package org.qos.analysis.explanation;
