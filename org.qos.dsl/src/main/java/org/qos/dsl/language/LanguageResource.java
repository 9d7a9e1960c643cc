package org.qos.dsl.language;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.common.notify.impl.NotifyingListImpl;
import org.eclipse.emf.common.util.EList;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;

/**
 * A resource of any language. Xtext looks for each unresolved reference in the list of all errors before it adds the error; here
 * that is a look into a set, so that the time grows with the number of errors and not with its square.
 */
public class LanguageResource extends LazyLinkingResource {

    @Override
    public EList<Diagnostic> getErrors() {
        if (errors == null) {
            errors = new ErrorList();
        }
        return errors;
    }

    private final class ErrorList extends NotifyingListImpl<Diagnostic> {

        private static final long serialVersionUID = 1L;

        private final transient Set<Diagnostic> members = new HashSet<>();

        @Override
        protected boolean isNotificationRequired() {
            return eNotificationRequired();
        }

        @Override
        public Object getNotifier() {
            return LanguageResource.this;
        }

        @Override
        public int getFeatureID() {
            return RESOURCE__ERRORS;
        }

        @Override
        public boolean contains(Object error) {
            return members.contains(error);
        }

        @Override
        public boolean remove(Object error) {
            return contains(error) && super.remove(error);
        }

        @Override
        protected void didAdd(int index, Diagnostic error) {
            members.add(error);
        }

        @Override
        protected void didSet(int index, Diagnostic now, Diagnostic before) {
            didRemove(index, before);
            members.add(now);
        }

        /** The list may have an equal error a second time. */
        @Override
        protected void didRemove(int index, Diagnostic error) {
            if (!super.contains(error)) {
                members.remove(error);
            }
        }

        @Override
        protected void didClear(int size, Object[] before) {
            members.clear();
        }
    }
}
