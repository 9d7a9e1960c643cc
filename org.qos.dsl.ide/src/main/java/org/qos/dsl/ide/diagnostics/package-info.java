/**
 * What is wrong with documents, told in tiers: what a document by itself shows while it is typed, what its partitions,
 * options and fabric show a moment later. Pushed to clients that do not ask, kept for those that do.
 */
package org.qos.dsl.ide.diagnostics;
