/** The semantics of values: codes with units, port groups with their ports, SLs with VLs and bandwidth shares. */
package org.qos.dsl.ide.semantics;
