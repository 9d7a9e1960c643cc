/** Descriptions of traffic for simulations, which are YAML files. */
package org.qos.dsl.project.traffic;
