/** Rules about {@code qos-setup} on a fabric: whether the ports have what its scopes name (RFC section 9, 3.1). */
package org.qos.dsl.check.rules.setup;
