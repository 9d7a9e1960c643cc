/** Go to definition. */
package org.qos.dsl.ide.definition;
