package org.qos.analysis.report.request;

import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.RoutedSubnet;

/**
 * A subnet that paths are answered from.
 *
 * @param routed nodes, links and forwarding tables
 * @param tables the tables that packets meet there
 */
public record ReportedSubnet(RoutedSubnet routed, ExpectedTables tables) {}
