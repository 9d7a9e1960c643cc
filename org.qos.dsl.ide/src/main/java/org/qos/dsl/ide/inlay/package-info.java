/** The meaning of numbers, shown behind them. */
package org.qos.dsl.ide.inlay;
