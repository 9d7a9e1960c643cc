/** The layout that this language's files are given. */
package org.qos.dsl.opensm.format;
