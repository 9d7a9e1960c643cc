package org.qos.cli.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.Plan;
import org.qos.cli.init.ProjectOrigin;
import org.qos.dsl.generator.design.DesignFiles;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.runtime.fabric.SubnetState;

/**
 * The files that a designed project begins with.
 *
 * @param intent what was asked for
 * @param plan its plan
 * @param state the fabric, with what the intent says of its links
 * @param target the subnet manager, where it is not the usual one
 */
public record DesignSources(Intent intent, Plan plan, SubnetState state, Optional<String> target)
        implements ProjectOrigin {

    @Override
    public boolean isGenerated() {
        return true;
    }

    @Override
    public String remedy() {
        return "Change the order or the traffic of the classes.";
    }

    /** An earlier design replaces its own files only. */
    @Override
    public GeneratedFile marked(GeneratedFile file) {
        return file.marked("design");
    }

    @Override
    public List<GeneratedFile> files() {
        List<GeneratedFile> files = new ArrayList<>(DesignFiles.of(intent, plan, state));
        if (!state.fabric().isEmpty()) {
            files.add(ProjectOrigin.snapshot(state));
        }
        files.add(DesignFiles.projectFile(intent, target, state));
        return files;
    }
}
