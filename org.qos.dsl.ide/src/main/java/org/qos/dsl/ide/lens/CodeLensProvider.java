package org.qos.dsl.ide.lens;

import java.util.stream.Stream;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * Provides code lenses of one sort; {@link CodeLenses} lists all providers. Clients request code lenses after each
 * edit, so a provider must be fast; {@link ShadowedRuleLens} uses the result of the last validation for what takes
 * long.
 */
interface CodeLensProvider {

    /** The code lenses of a document. */
    Stream<LensItem> lenses(DocumentSnapshot snapshot);
}
