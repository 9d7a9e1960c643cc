/** The matchers of {@code qos match}, and their statistics. */
package org.qos.cli.match;
