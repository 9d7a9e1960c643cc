/** Running the tests of policies, and the view with their results. */
package org.qos.dsl.ui.testrun;
