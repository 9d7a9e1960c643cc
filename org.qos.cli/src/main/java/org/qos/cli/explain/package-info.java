/** Prints explanations of path requests, for people and as JSON. */
package org.qos.cli.explain;
