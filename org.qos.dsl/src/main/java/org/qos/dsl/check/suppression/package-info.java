/** Comments that suppress findings: {@code # qos-ignore CODE: reason}. */
package org.qos.dsl.check.suppression;
