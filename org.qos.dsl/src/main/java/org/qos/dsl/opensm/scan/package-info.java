/**
 * Tokens of the OpenSM syntax, read as OpenSM's own scanner reads them ({@code opensm/osm_qos_parser_l.l}). That
 * scanner has no fixed set of tokens: what a character means depends on the keyword at the start of its line, so it
 * cannot be said with terminal rules.
 */
package org.qos.dsl.opensm.scan;
