/** The kinds of YAML files that editors complete, explain and check. */
package org.qos.dsl.project.form;
