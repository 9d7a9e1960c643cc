/** Reports of {@code qos test}. */
package org.qos.cli.policytest;
