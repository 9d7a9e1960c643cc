/** Binary records: MADs and their attributes, and the forms of compiled policies. */
package org.qos.fuzzing.record;
