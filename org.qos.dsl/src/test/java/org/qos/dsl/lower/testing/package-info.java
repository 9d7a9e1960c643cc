/** What tests of lowering share: sections of policies as texts, and their values in one line. */
package org.qos.dsl.lower.testing;
