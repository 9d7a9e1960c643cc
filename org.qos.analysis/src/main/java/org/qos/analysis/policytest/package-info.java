/** Tests of a policy: what they claim, and whether the policy does so for each request that they name. */
package org.qos.analysis.policytest;
