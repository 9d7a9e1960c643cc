/**
 * The options of OpenSM: {@link org.qos.dsl.option.KnownOptions} is the table of their names, types, values, defaults and
 * meanings. Lowering, rules, completion and hover come from it; {@code KnownOptionsIT} compares it with OpenSM.
 */
package org.qos.dsl.option;
