/** What a running OpenSM says about itself: its log. */
package org.qos.fabric.sm;
