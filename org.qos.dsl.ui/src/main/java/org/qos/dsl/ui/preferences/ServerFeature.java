package org.qos.dsl.ui.preferences;

/** The features of the server that the editor offers and that a user can switch off. */
public enum ServerFeature {
    /** Content assist. */
    COMPLETION("completion", "&Proposals"),
    /** Hovers. */
    HOVER("hover", "Ho&vers"),
    /** F3. */
    DEFINITION("definition", "Go to &definitions"),
    /** Find references. */
    REFERENCES("references", "Find &references"),
    /** Mark occurrences. */
    HIGHLIGHT("documentHighlight", "Mark &occurrences"),
    /** Rename. */
    RENAME("rename", "Re&name"),
    /** The outline. */
    OUTLINE("documentSymbol", "Out&line"),
    /** Folding. */
    FOLDING("foldingRange", "&Folding"),
    /** Formatting. */
    FORMATTING("formatting", "For&mat"),
    /** Semantic colours. */
    COLORS("semanticTokens", "Colours b&y meaning"),
    /** Inlay hints. */
    HINTS("inlayHint", "&Hints in the text"),
    /** Code lenses. */
    LENSES("codeLens", "L&enses above the lines"),
    /** Quick fixes. */
    FIXES("codeAction", "&Quick fixes and other changes");

    private final String name;
    private final String label;

    ServerFeature(String name, String label) {
        this.name = name;
        this.label = label;
    }

    /** The name in the settings of the server. */
    public String settingName() {
        return name;
    }

    /** The label of its switch. */
    public String label() {
        return label;
    }

    /** The key of the preference, which is {@code true} by default. */
    public String key() {
        return "feature." + name;
    }
}
