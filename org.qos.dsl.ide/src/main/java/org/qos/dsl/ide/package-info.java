/** The editing features of the language server. */
package org.qos.dsl.ide;
