package org.qos.dsl.check;

/**
 * A bound rule about the members of groups in a fabric and its partitions. It takes no longer than the binding
 * itself, so that commands which use a policy report its findings, too.
 */
public interface BindingRule extends BoundRule {}
