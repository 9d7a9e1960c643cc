/** A policy in the RFC syntax. */
package org.qos.dsl.generator.rfc;
