/** The project file {@code qos.yaml}: found, read, and described by a JSON schema. */
package org.qos.dsl.project.settings;
