package org.qos.dsl.check;

import java.util.Arrays;
import java.util.Optional;

/** The subnet manager that reads the files. */
public enum Target {
    /** OpenSM 3.3, of the OpenFabrics Alliance. */
    OPENSM_3_3("opensm-3.3", "OpenSM 3.3, of the OpenFabrics Alliance"),
    /** OpenSM 5, of NVIDIA. */
    MLNX_5("mlnx-5", "OpenSM 5, of NVIDIA");

    private final String id;
    private final String meaning;

    Target(String id, String meaning) {
        this.id = id;
        this.meaning = meaning;
    }

    /** Its identifier on the command line and in the project file. */
    public String id() {
        return id;
    }

    /** What it is, in one line. */
    public String meaning() {
        return meaning;
    }

    /** The target with that identifier. */
    public static Optional<Target> byId(String id) {
        return Arrays.stream(values()).filter(t -> t.id.equals(id)).findFirst();
    }

    /** The identifiers of all targets, for messages. */
    public static String ids() {
        return String.join(", ", Arrays.stream(values()).map(Target::id).toList());
    }
}
