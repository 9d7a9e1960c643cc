/** Intents of {@code qos design}, which are YAML files. */
package org.qos.dsl.project.design;
