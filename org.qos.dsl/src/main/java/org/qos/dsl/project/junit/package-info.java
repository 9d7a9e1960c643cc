/** Results of checks and tests as JUnit documents, which build servers read. */
package org.qos.dsl.project.junit;
