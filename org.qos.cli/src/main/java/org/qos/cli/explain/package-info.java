/** Explanations for programs, as JSON. */
package org.qos.cli.explain;
