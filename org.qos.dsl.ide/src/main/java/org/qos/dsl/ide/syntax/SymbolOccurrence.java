package org.qos.dsl.ide.syntax;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * An occurrence of a symbol: its definition or a reference.
 *
 * @param snapshot the document
 * @param type the type of the symbol
 * @param name the name without quotes and entities
 * @param key the same for all forms of the name
 * @param role what it is for the symbol
 * @param value the name as written
 */
public record SymbolOccurrence(
        DocumentSnapshot snapshot, SymbolType type, String name, String key, Role role, ValueNode value) {

    /** What an occurrence is for its symbol. */
    public enum Role {
        /** The name by which others refer to the symbol. */
        DEFINITION,
        /** Another name in the definition, for readers: that of a level in the RFC syntax, whose references use its sn. */
        LABEL,
        /** A reference. */
        REFERENCE
    }

    /** Whether this is the name by which others refer to the symbol. */
    public boolean isDefinition() {
        return role == Role.DEFINITION;
    }

    /** Whether this is a name in the definition by which nothing refers to the symbol. */
    public boolean isLabel() {
        return role == Role.LABEL;
    }

    /** Whether this is a reference. */
    public boolean isReference() {
        return role == Role.REFERENCE;
    }

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
