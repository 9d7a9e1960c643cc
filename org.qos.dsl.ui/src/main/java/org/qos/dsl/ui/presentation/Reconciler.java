package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.RuleBasedScanner;

/** A presentation reconciler that is made of scanner rules, one set for each kind of partition. */
class Reconciler extends PresentationReconciler {

    /** Text in partitions of this type looks as the rules say; the first rule that fits decides. */
    final void paint(String partition, IRule... rules) {
        RuleBasedScanner scanner = new RuleBasedScanner();
        scanner.setRules(rules);
        paint(partition, scanner);
    }

    /** Text in partitions of this type looks as the scanner says. */
    final void paint(String partition, RuleBasedScanner scanner) {
        DefaultDamagerRepairer painter = new DefaultDamagerRepairer(scanner);
        setDamager(painter, partition);
        setRepairer(painter, partition);
    }
}
