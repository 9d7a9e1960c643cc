/**
 * Mistakes in OpenSM's option file. OpenSM refuses no such file: what it cannot use it passes over or reads as something
 * else, mostly with one line in its log, so these rules say what it will do.
 */
package org.qos.dsl.check.rules.options;
