package org.qos.dsl.ui.document;

import java.util.stream.Stream;
import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.ui.IEditorInput;

/**
 * Tests whether an editor outside the workspace has a file of ours, or a policy, by its name; workspace files have a content type.
 */
public final class ServedInput extends PropertyTester {

    private static final String POLICY = "policy";
    private static final String BASE = "org.qos.dsl.ui.text";

    @Override
    public boolean test(Object receiver, String property, Object[] arguments, Object expected) {
        if (property.equals(POLICY)) {
            return LanguageIds.isPolicy(((IEditorInput) receiver).getName());
        }
        IContentType base = Platform.getContentTypeManager().getContentType(BASE);
        String name = ((IEditorInput) receiver).getName();
        return Stream.of(Platform.getContentTypeManager().findContentTypesFor(name))
                .anyMatch(type -> type.isKindOf(base));
    }
}
