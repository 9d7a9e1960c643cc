package org.qos.dsl.ide.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.qos.dsl.ide.EditingFeatures;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.feature.WorkspaceFeature;

/** The features of the server by LSP method. */
final class Features {

    private final Map<String, Feature> byMethod;

    Features(List<Feature> features) {
        byMethod = features.stream().collect(Collectors.toMap(Feature::method, Function.identity()));
    }

    /** All features. */
    static Features all() {
        return new Features(EditingFeatures.all());
    }

    /** All features, in no particular order. */
    List<Feature> list() {
        return List.copyOf(byMethod.values());
    }

    /** The feature that handles a request about a document. */
    @SuppressWarnings("unchecked")
    <P, R> Optional<DocumentFeature<P, R>> aboutDocument(String method) {
        return Optional.ofNullable((DocumentFeature<P, R>) byMethod.get(method));
    }

    /** The feature that handles a request about the workspace. */
    @SuppressWarnings("unchecked")
    <P, R> Optional<WorkspaceFeature<P, R>> aboutWorkspace(String method) {
        return Optional.ofNullable((WorkspaceFeature<P, R>) byMethod.get(method));
    }
}
