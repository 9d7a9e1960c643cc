/** Semantic tokens. */
package org.qos.dsl.ide.token;
