package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsLongTimeoutTooShort} reports, and what it accepts. */
class OptsLongTimeoutTooShortTest {

    private static final RuleTester RULE = new RuleTester(new OptsLongTimeoutTooShort());

    @Test
    void theLongTimeoutIsNotBelowTheOtherOne() {
        RULE.options("long_transaction_timeout «199»\n")
                .reports(WARNING)
                .saying("is 199 and")
                .alone();
        RULE.options("transaction_timeout «501»\n").reports(WARNING);
        RULE.options("transaction_timeout 300\nlong_transaction_timeout «250»\n")
                .reports(WARNING);
    }

    @Test
    void equalTimeoutsAreAccepted() {
        RULE.options("long_transaction_timeout 200\n").accepts();
        RULE.options("transaction_timeout 500\n").accepts();
        RULE.options("transaction_timeout 5000\nlong_transaction_timeout 6000\n")
                .accepts();
    }

    @Test
    void theLastLineOfEachCounts() {
        RULE.options("long_transaction_timeout 900\nlong_transaction_timeout «100»\n")
                .reports(WARNING)
                .saying("is 100 and transaction_timeout is 200");
        RULE.options("long_transaction_timeout 100\nlong_transaction_timeout 900\n")
                .accepts();
    }

    @Test
    void theHighestNumberIsRead() {
        RULE.options("transaction_timeout «4294967295»\n").reports(WARNING);
        RULE.options("transaction_timeout 4294967296\n").accepts();
    }

    @Test
    void anUnreadableNumberKeepsTheOneBefore() {
        RULE.options("transaction_timeout 400\ntransaction_timeout junk\nlong_transaction_timeout «300»\n")
                .reports(WARNING);
        RULE.options("long_transaction_timeout junk\n").accepts();
    }
}
