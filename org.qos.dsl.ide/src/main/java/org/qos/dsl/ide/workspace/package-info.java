/**
 * What the server knows: the documents that a client holds open, the files next to them, the project each belongs to.
 * Features work on a {@link org.qos.dsl.ide.workspace.DocumentSnapshot}: one version of one document with what it belongs to.
 */
package org.qos.dsl.ide.workspace;
