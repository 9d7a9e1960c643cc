package org.qos.dsl.ide.lens;

import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.ide.meaning.GroupPorts;
import org.qos.dsl.ide.meaning.PolicyMeaning;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.Named;
import org.qos.dsl.ide.workspace.View;

/** How many ports a group matches, where that is known. */
final class PortCount implements Lens {

    @Override
    public Stream<Remark> remarks(View view) {
        return PolicyMeaning.of(view).stream()
                .flatMap(policy -> Mentions.in(view).definitions(Named.GROUP).flatMap(group -> remark(policy, group)));
    }

    private static Stream<Remark> remark(PolicyMeaning policy, Mention group) {
        return policy
                .group(group.owner())
                .flatMap(meant -> GroupPorts.count(policy, meant))
                .map(count -> new Remark(group.region(), "matches " + count, Optional.empty()))
                .stream();
    }
}
