package org.qos.dsl.opensm.scoping;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.qos.dsl.language.AsciiCase;

/**
 * Names of one file as OpenSM looks them up: the letters A to Z count like a to z (strcasecmp in the C locale), and of
 * several with one name the first in the file is used (osm_qos_policy.c:osm_qos_policy_get_port_group_by_name and
 * __qos_policy_get_qos_level_by_name).
 */
final class FirstInFile implements IScope {

    private final Map<String, IEObjectDescription> byName = new LinkedHashMap<>();

    void add(String name, EObject object) {
        byName.putIfAbsent(AsciiCase.lower(name), EObjectDescription.create(QualifiedName.create(name), object));
    }

    @Override
    public IEObjectDescription getSingleElement(QualifiedName name) {
        return byName.get(AsciiCase.lower(name.toString()));
    }

    @Override
    public Iterable<IEObjectDescription> getElements(QualifiedName name) {
        IEObjectDescription found = getSingleElement(name);
        return found == null ? List.of() : List.of(found);
    }

    @Override
    public IEObjectDescription getSingleElement(EObject object) {
        return byName.values().stream()
                .filter(d -> d.getEObjectOrProxy() == object)
                .findFirst()
                .orElse(null);
    }

    @Override
    public Iterable<IEObjectDescription> getElements(EObject object) {
        IEObjectDescription found = getSingleElement(object);
        return found == null ? List.of() : List.of(found);
    }

    @Override
    public Iterable<IEObjectDescription> getAllElements() {
        return byName.values();
    }
}
