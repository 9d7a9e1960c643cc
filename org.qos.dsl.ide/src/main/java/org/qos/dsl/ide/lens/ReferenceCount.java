package org.qos.dsl.ide.lens;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.meaning.Counted;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.Named;
import org.qos.dsl.ide.workspace.View;

/** In how many places of a policy a group or a level is referred to. */
final class ReferenceCount implements Lens {

    private record Name(Named of, String key) {}

    @Override
    public Stream<Remark> remarks(View view) {
        if (!view.language().isPolicy()) {
            return Stream.empty();
        }
        Map<Name, Integer> counts = new HashMap<>();
        Mentions.in(view).all().stream()
                .filter(Predicate.not(Mention::isDefinition))
                .forEach(mention -> counts.merge(new Name(mention.of(), mention.key()), 1, Integer::sum));
        return Mentions.in(view).all().stream()
                .filter(Mention::isDefinition)
                .map(mention ->
                        remark(view, mention.region(), counts.getOrDefault(new Name(mention.of(), mention.key()), 0)));
    }

    private static Remark remark(View view, ITextRegion name, int count) {
        return new Remark(
                name,
                Counted.of(count, "reference", "references"),
                count == 0 ? Optional.empty() : Optional.of(Click.toReferences(view, name)));
    }
}
