/** The binary forms in which generated classes contain a compiled policy and a compiled setup, without what is in them. */
package org.qos.runtime.form;
