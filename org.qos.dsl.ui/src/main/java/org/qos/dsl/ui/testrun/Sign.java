package org.qos.dsl.ui.testrun;

/** The icon of a row. */
enum Sign {
    /** A test that passed, a file whose tests all passed, a rule that is covered. */
    PASSED("passed"),
    /** A test that failed, or a file with one. */
    FAILED("failed"),
    /** A file whose tests could not run. */
    PROBLEM("problem"),
    /** A rule or a criterion that no test covers. */
    UNCOVERED("uncovered");

    private final String icon;

    Sign(String icon) {
        this.icon = icon;
    }

    /** The file of the icon, in the bundle. */
    String icon() {
        return "icons/" + icon + ".svg";
    }
}
