/** Editing services for tests of a policy. */
package org.qos.dsl.ide.policytest;
