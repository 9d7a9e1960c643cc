package org.qos.dsl.format;

import com.google.inject.Inject;
import java.util.Collection;
import java.util.List;
import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.formatting2.regionaccess.ITextRegionAccess;
import org.eclipse.xtext.formatting2.regionaccess.ITextReplacement;
import org.eclipse.xtext.util.ITextRegion;

/** Formats in editors, whole documents or what is selected; leaves a document with syntax errors as it is. */
public final class TextFormatter implements IFormatter2 {

    @Inject
    private LayoutRules rules;

    @Override
    public List<ITextReplacement> format(FormatterRequest request) {
        ITextRegionAccess access = request.getTextRegionAccess();
        String text = access.regionForDocument().getText();
        if (access.hasSyntaxError() || rules.obstacle(text).isPresent()) {
            return List.of();
        }
        Layout layout = rules.layout(text);
        if (!rules.layout(layout.apply()).hasPiecesOf(layout)) {
            return List.of();
        }
        return layout.edits().stream()
                .filter(edit -> isWanted(edit, request.getRegions()))
                .map(edit -> access.regionForOffset(edit.start(), edit.end() - edit.start())
                        .replaceWith(edit.whitespace()))
                .toList();
    }

    private static boolean isWanted(WhitespaceEdit edit, Collection<ITextRegion> regions) {
        return regions.isEmpty()
                || regions.stream()
                        .anyMatch(region -> region.getOffset() <= edit.end()
                                && edit.start() <= region.getOffset() + region.getLength());
    }
}
