package org.qos.manual;

import java.util.Set;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;

/** Leaves out the raw HTML of a page: it is comments that mark parts for tests, and anchors of generated pages. */
final class WithoutHtml implements NodeRenderer {

    private final HtmlNodeRendererContext context;

    WithoutHtml(HtmlNodeRendererContext context) {
        this.context = context;
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(HtmlBlock.class, HtmlInline.class);
    }

    @Override
    public void render(Node node) {
        String html = node instanceof HtmlBlock block ? block.getLiteral() : ((HtmlInline) node).getLiteral();
        if (!html.strip().startsWith("<!--")) {
            context.getWriter().text(html);
        }
    }
}
