/** Semantic tokens: what the parts of a text are, for colours. */
package org.qos.dsl.ide.token;
