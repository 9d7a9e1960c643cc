/** Projects of {@code qos design}: what an intent says of a fabric, and the files of its plan. */
package org.qos.dsl.generator.design;
