package org.qos.dsl.ui.testing;

import java.util.stream.Stream;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Finds controls in windows and views. */
final class Controls {

    private Controls() {}

    /** A control and all that it contains. */
    static Stream<Control> in(Control control) {
        return control instanceof Composite composite
                ? Stream.concat(
                        Stream.of(control), Stream.of(composite.getChildren()).flatMap(Controls::in))
                : Stream.of(control);
    }

    /** Those of one kind. */
    static <T extends Control> Stream<T> in(Control control, Class<T> kind) {
        return in(control).filter(kind::isInstance).map(kind::cast);
    }
}
