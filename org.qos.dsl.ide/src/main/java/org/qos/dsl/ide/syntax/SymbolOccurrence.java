package org.qos.dsl.ide.syntax;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.workspace.View;

/**
 * An occurrence of a symbol: its definition or a reference.
 *
 * @param view the document
 * @param type the type of the symbol
 * @param name the name without quotes and entities
 * @param key the same for all forms of the name
 * @param isDefinition whether this is the definition
 * @param value the name as written
 */
public record SymbolOccurrence(
        View view, SymbolType type, String name, String key, boolean isDefinition, ValueNode value) {

    /** The region of the name. */
    public ITextRegion region() {
        return value.region();
    }

    /** The defined object, or the object that refers to it. */
    public EObject owner() {
        return value.owner();
    }

    /** Whether both are the same symbol. */
    public boolean isSameAs(SymbolOccurrence other) {
        return type == other.type && key.equals(other.key);
    }
}
