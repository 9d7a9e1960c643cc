/**
 * MADs by way of another process. ibsim serves programs that were started with its library in LD_PRELOAD; so that a test
 * need not be, a small Java program is, and does the sending and receiving for it.
 */
package org.qos.conformity.relay;
