/** Fixtures of several packages: documents in memory, texts with marks, fabrics, a large policy. */
package org.qos.dsl.ide.testing;
