/** What options OpenSM takes. */
package org.qos.conformity.option;
