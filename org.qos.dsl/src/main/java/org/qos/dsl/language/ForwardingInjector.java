package org.qos.dsl.language;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.inject.Binding;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.MembersInjector;
import com.google.inject.Module;
import com.google.inject.Provider;
import com.google.inject.Scope;
import com.google.inject.TypeLiteral;
import com.google.inject.spi.Element;
import com.google.inject.spi.InjectionPoint;
import com.google.inject.spi.TypeConverterBinding;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An injector that leaves everything to another one, which is created when it is first needed. */
abstract class ForwardingInjector implements Injector {

    private final Supplier<Injector> other;

    ForwardingInjector(Supplier<Injector> other) {
        this.other = Suppliers.memoize(other);
    }

    @Override
    public void injectMembers(Object service) {
        other.get().injectMembers(service);
    }

    @Override
    public <T> MembersInjector<T> getMembersInjector(TypeLiteral<T> type) {
        return other.get().getMembersInjector(type);
    }

    @Override
    public <T> MembersInjector<T> getMembersInjector(Class<T> type) {
        return other.get().getMembersInjector(type);
    }

    @Override
    public Map<Key<?>, Binding<?>> getBindings() {
        return other.get().getBindings();
    }

    @Override
    public Map<Key<?>, Binding<?>> getAllBindings() {
        return other.get().getAllBindings();
    }

    @Override
    public <T> Binding<T> getBinding(Key<T> key) {
        return other.get().getBinding(key);
    }

    @Override
    public <T> Binding<T> getBinding(Class<T> type) {
        return other.get().getBinding(type);
    }

    @Override
    public <T> Binding<T> getExistingBinding(Key<T> key) {
        return other.get().getExistingBinding(key);
    }

    @Override
    public <T> List<Binding<T>> findBindingsByType(TypeLiteral<T> type) {
        return other.get().findBindingsByType(type);
    }

    @Override
    public <T> Provider<T> getProvider(Key<T> key) {
        return other.get().getProvider(key);
    }

    @Override
    public <T> Provider<T> getProvider(Class<T> type) {
        return other.get().getProvider(type);
    }

    @Override
    public <T> T getInstance(Key<T> key) {
        return other.get().getInstance(key);
    }

    @Override
    public <T> T getInstance(Class<T> type) {
        return other.get().getInstance(type);
    }

    @Override
    public Injector getParent() {
        return other.get().getParent();
    }

    @Override
    public Injector createChildInjector(Iterable<? extends Module> modules) {
        return other.get().createChildInjector(modules);
    }

    @Override
    public Injector createChildInjector(Module... modules) {
        return other.get().createChildInjector(modules);
    }

    @Override
    public Map<Class<? extends Annotation>, Scope> getScopeBindings() {
        return other.get().getScopeBindings();
    }

    @Override
    public Set<TypeConverterBinding> getTypeConverterBindings() {
        return other.get().getTypeConverterBindings();
    }

    @Override
    public List<Element> getElements() {
        return other.get().getElements();
    }

    @Override
    public Map<TypeLiteral<?>, List<InjectionPoint>> getAllMembersInjectorInjectionPoints() {
        return other.get().getAllMembersInjectorInjectionPoints();
    }
}
