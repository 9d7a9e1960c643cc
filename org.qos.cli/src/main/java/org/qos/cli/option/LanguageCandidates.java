package org.qos.cli.option;

import java.util.Iterator;
import org.qos.dsl.language.Language;

/** The values of {@code --language}. */
public final class LanguageCandidates implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Language.all().stream().map(Language::id).iterator();
    }
}
