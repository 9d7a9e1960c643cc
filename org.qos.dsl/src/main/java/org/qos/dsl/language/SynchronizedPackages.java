package org.qos.dsl.language;

import org.eclipse.emf.ecore.EFactory;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.impl.EPackageRegistryImpl;

/**
 * The models that EMF knows, for a process in which one thread sets up a language while another looks models up, or uses one for
 * the first time: the class of a model registers it when it is initialized. Registrations and lookups of one model are synchronized,
 * walks over all are not. EMF's own registry is not synchronized, and examines the class loaders of threads.
 */
public final class SynchronizedPackages extends EPackageRegistryImpl {

    private static final long serialVersionUID = 1L;

    /** The system property that names the class of the registry (EMF's {@code EPackageRegistryImpl.createGlobalRegistry}). */
    private static final String PROPERTY = "org.eclipse.emf.ecore.EPackage.Registry.INSTANCE";

    /** Makes this the registry of the process; has no effect once EMF has one. */
    public static void install() {
        if (System.getProperty(PROPERTY) == null) {
            System.setProperty(PROPERTY, SynchronizedPackages.class.getName());
        }
    }

    @Override
    public synchronized Object get(Object uri) {
        return super.get(uri);
    }

    @Override
    public synchronized boolean containsKey(Object uri) {
        return super.containsKey(uri);
    }

    @Override
    public synchronized Object put(String uri, Object model) {
        return super.put(uri, model);
    }

    @Override
    public synchronized Object putIfAbsent(String uri, Object model) {
        return super.putIfAbsent(uri, model);
    }

    @Override
    public synchronized Object remove(Object uri) {
        return super.remove(uri);
    }

    @Override
    public synchronized EPackage getEPackage(String uri) {
        return super.getEPackage(uri);
    }

    @Override
    public synchronized EFactory getEFactory(String uri) {
        return super.getEFactory(uri);
    }
}
