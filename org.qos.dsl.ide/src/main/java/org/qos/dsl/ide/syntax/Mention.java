package org.qos.dsl.ide.syntax;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.workspace.View;

/**
 * A place where a name stands.
 *
 * @param view the document
 * @param of what is named
 * @param name the name that is meant, without quotes and entities
 * @param key the same for all spellings of the name
 * @param isDefinition whether the name is given there, and not referred to
 * @param value the name as written
 */
public record Mention(View view, Named of, String name, String key, boolean isDefinition, WrittenValue value) {

    /** Where it stands. */
    public ITextRegion region() {
        return value.region();
    }

    /** What bears the name, where it is given; what refers to it, elsewhere. */
    public EObject owner() {
        return value.owner();
    }

    /** Whether both are about the same thing. */
    public boolean isSameAs(Mention other) {
        return of == other.of && key.equals(other.key);
    }
}
