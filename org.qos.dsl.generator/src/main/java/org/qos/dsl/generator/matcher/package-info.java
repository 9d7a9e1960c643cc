/** A Java class that answers which level a request gets. */
package org.qos.dsl.generator.matcher;
