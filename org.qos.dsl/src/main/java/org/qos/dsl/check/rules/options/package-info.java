/**
 * Errors in OpenSM's option file. OpenSM rejects no such file: it ignores what it cannot use or reads it as something
 * else, mostly with one line in its log, so these rules report what it does.
 */
package org.qos.dsl.check.rules.options;
