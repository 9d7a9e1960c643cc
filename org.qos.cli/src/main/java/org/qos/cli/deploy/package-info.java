/** Installing a policy where OpenSM reads it: what is replaced, and what the user reads about it. */
package org.qos.cli.deploy;
