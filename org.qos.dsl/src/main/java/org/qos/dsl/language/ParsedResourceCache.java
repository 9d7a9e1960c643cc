package org.qos.dsl.language;

import org.eclipse.emf.common.notify.Notifier;
import org.eclipse.xtext.util.OnChangeEvictingCache;

/**
 * Caches what is computed of a resource whose model only parsing changes, until it is parsed again: outside Eclipse, a text that
 * has changed is a new resource. Xtext's own cache observes each object of the model, too, which takes an array of observers for
 * each.
 */
public final class ParsedResourceCache extends OnChangeEvictingCache {

    @Override
    protected CacheAdapter createCacheAdapter() {
        return new ResourceObserver();
    }

    /** Observes a resource without the objects in it. */
    private static final class ResourceObserver extends CacheAdapter {

        @Override
        public void setTarget(Notifier resource) {
            basicSetTarget(resource);
        }

        @Override
        protected void addAdapter(Notifier object) {
            // is not observed
        }
    }
}
