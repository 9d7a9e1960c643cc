/** A policy in the RFC spelling. */
package org.qos.dsl.generator.rfc;
