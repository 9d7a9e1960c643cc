package org.qos.dsl.generator.matcher;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Constants spread over nested classes: the code that makes them runs in one method a class, which holds at most 64 KB
 * (JVM specification 4.7.3), and a class has at most 65535 entries in its constant pool (4.1).
 */
final class ConstantClasses {

    /** How many constants a class has at most, at some 100 bytes of code each. */
    private static final int MAX_CONSTANTS = 100;

    /** How many letters their values have at most; long strings are made of pieces, a few bytes of code each. */
    private static final int MAX_LETTERS = 4_000_000;

    private final String prefix;
    private final List<List<Constant>> classes = new ArrayList<>();
    private int letters;

    /** Classes with the names {@code prefix1}, {@code prefix2} and so on. */
    ConstantClasses(String prefix) {
        this.prefix = prefix;
    }

    /** Adds a constant and returns the expression by which it is named. */
    String add(Constant constant) {
        boolean full = classes.isEmpty()
                || last().size() == MAX_CONSTANTS
                || letters + constant.expression().length() > MAX_LETTERS;
        if (full) {
            classes.add(new ArrayList<>());
            letters = 0;
        }
        last().add(constant);
        letters += constant.expression().length();
        return prefix + classes.size() + "." + constant.name();
    }

    String prefix() {
        return prefix;
    }

    /** The constants of each class. */
    List<List<Constant>> classes() {
        return Collections.unmodifiableList(classes);
    }

    private List<Constant> last() {
        return classes.get(classes.size() - 1);
    }
}
