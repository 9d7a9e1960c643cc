package org.qos.dsl.generator;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.check.ConversionCode;
import org.qos.runtime.policy.QosLevel;

/** Gathers what an output cannot express, in the order in which it is met. */
public final class ConversionLosses {

    private final LevelTitles titles;
    private final List<ConversionLoss> found = new ArrayList<>();

    /** Losses whose messages name levels in that way. */
    public ConversionLosses(LevelTitles titles) {
        this.titles = titles;
    }

    /** Losses whose messages name each level by its name. */
    public ConversionLosses() {
        this(LevelTitles.BY_NAME);
    }

    /** Adds a loss about a part of the policy. */
    public void add(ConversionCode code, Object subject, String message) {
        found.add(new ConversionLoss(code, message, subject));
    }

    /** Adds a loss that was found elsewhere. */
    public void add(ConversionLoss loss) {
        found.add(loss);
    }

    /** A level as messages name it. */
    public String title(QosLevel level) {
        return titles.of(level);
    }

    /** Notes the new name of a level, if the policy gives it a name. */
    public void renamed(QosLevel level, String label, String where) {
        if (!label.equals(level.name()) && titles.isNamed(level)) {
            add(ConversionCode.LEVEL_RENAMED, level, title(level) + " is renamed to " + QuotedName.of(label) + where);
        }
    }

    /** What was added so far. */
    public List<ConversionLoss> list() {
        return List.copyOf(found);
    }
}
