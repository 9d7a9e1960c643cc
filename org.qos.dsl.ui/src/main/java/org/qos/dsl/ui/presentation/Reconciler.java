package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.RuleBasedScanner;

/** A presentation reconciler with scanner rules for each partition content type. */
class Reconciler extends PresentationReconciler {

    /** Sets the rules of a content type; the first matching rule applies. */
    final void paint(String partition, IRule... rules) {
        RuleBasedScanner scanner = new RuleBasedScanner();
        scanner.setRules(rules);
        paint(partition, scanner);
    }

    /** Sets the scanner of a content type. */
    final void paint(String partition, RuleBasedScanner scanner) {
        DefaultDamagerRepairer painter = new DefaultDamagerRepairer(scanner);
        setDamager(painter, partition);
        setRepairer(painter, partition);
    }
}
