/** Programs the tables that a plan states: an order that keeps VLs served, a journal before the first Set, and the way back. */
package org.qos.fabric.program;
