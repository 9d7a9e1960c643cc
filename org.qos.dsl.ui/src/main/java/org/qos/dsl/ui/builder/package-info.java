/** The nature and the builder of projects whose files are all checked, and whose policies are generated on save. */
package org.qos.dsl.ui.builder;
