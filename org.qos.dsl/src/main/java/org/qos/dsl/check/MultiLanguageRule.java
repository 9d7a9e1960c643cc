package org.qos.dsl.check;

import java.util.List;
import org.eclipse.emf.ecore.EObject;

/** A rule that checks the files of several languages. */
public interface MultiLanguageRule extends DocumentRule<EObject> {

    /** The model classes of the roots of these files. */
    List<Class<? extends EObject>> roots();

    @Override
    default Class<EObject> root() {
        return EObject.class;
    }

    @Override
    default boolean covers(Class<?> root) {
        return roots().stream().anyMatch(known -> known.isAssignableFrom(root));
    }
}
