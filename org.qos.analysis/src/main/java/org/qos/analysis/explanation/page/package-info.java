/** Explanations: pages that a terminal shows as text and an editor as Markdown. */
package org.qos.analysis.explanation.page;
