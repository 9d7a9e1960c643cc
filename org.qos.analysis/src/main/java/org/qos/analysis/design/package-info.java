/**
 * From an intent to a policy: SLs, VLs and arbitration tables that give each class of traffic what it is to have, or the requirements that
 * contradict each other.
 */
package org.qos.analysis.design;
