package org.qos.dsl.check.rules.partitions;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.partitions.PortMember;
import org.qos.dsl.partition.MemberSelection;
import org.qos.dsl.scanner.NumberSuggestion;
import org.qos.dsl.scanner.TextLine;
import org.qos.dsl.scoping.NameSuggestions;

/** What a malformed member is meant to be, and its fix. */
final class MemberSuggestion {

    /** The head of a definition: a name, its P_Key, its flags and a colon. */
    private static final Pattern DEFINITION =
            Pattern.compile("[A-Za-z][^=,:;]*(=[ \\t]*(0[xX])?[0-9a-fA-F]+[ \\t]*)?(,[^:;]*)?:[^:]*");

    /** A member that is not the rest of a number with a space in it. */
    private static final Pattern MEMBER = Pattern.compile("0[xX].+|[A-Z].*");

    private static final Pattern WHITESPACE = Pattern.compile("[ \\t]+");

    private MemberSuggestion() {}

    /** The fix for a member whose line seems to be a definition of its own. */
    static Optional<Fix> endAbove(PortMember member) {
        return endBefore(NodeModelUtils.findNodesForFeature(member, PartitionsPackage.Literals.PORT_MEMBER__PORT)
                .get(0));
    }

    /**
     * The fix that writes what a member is meant to be.
     *
     * @param place the place of its port
     */
    static Fix writing(String text, ITextRegion place, PortMember member) {
        Fix fix = Fix.replacing(place, text, "write " + text);
        return isMember(text, member) ? fix.asSuggestion() : fix;
    }

    /** Whether the definition has that member already, so that another one may be intended. */
    private static boolean isMember(String text, PortMember member) {
        return PartitionsRule.ports(EcoreUtil2.getContainerOfType(member, PartitionDefinition.class))
                .anyMatch(other -> other != member && text.equalsIgnoreCase(other.getPort()));
    }

    /** What a malformed member is meant to be; empty where that is not plain. */
    static Optional<String> of(PortMember member) {
        String written = member.getPort();
        String[] tokens = WHITESPACE.split(written);
        boolean separate = tokens.length > 1
                && !member.isMembershipGiven()
                && Arrays.stream(tokens)
                        .noneMatch(token -> MemberSelection.of(token).malformed())
                && Arrays.stream(tokens).distinct().count() == tokens.length
                && Arrays.stream(tokens).allMatch(token -> MEMBER.matcher(token).matches());
        return separate
                ? Optional.of(String.join(", ", tokens))
                : NumberSuggestion.suggest(written)
                        .or(() -> NameSuggestions.TOLERANT.only(written, MemberSelection.KEYWORDS));
    }

    /** Ends the definition above with a semicolon, where the line of a member is a definition of its own. */
    private static Optional<Fix> endBefore(INode port) {
        String text = port.getRootNode().getText();
        boolean alone = TextLine.before(text, port.getOffset()).isBlank();
        return alone
                        && DEFINITION
                                .matcher(TextLine.after(text, port.getOffset()))
                                .matches()
                ? before(port).map(MemberSuggestion::endAfter)
                : Optional.empty();
    }

    /** A suggestion, because other members may be lost with the semicolon. */
    private static Fix endAfter(ILeafNode last) {
        return new Fix(
                        "end the definition above with ';'",
                        List.of(new Edit(last.getOffset() + last.getLength(), 0, " ;")))
                .asSuggestion();
    }

    /** The last token before a node; empty for a comma or a colon, after which members follow. */
    private static Optional<ILeafNode> before(INode node) {
        return PreviousToken.of(node)
                .filter(leaf -> !leaf.getText().equals(",") && !leaf.getText().equals(":"));
    }
}
