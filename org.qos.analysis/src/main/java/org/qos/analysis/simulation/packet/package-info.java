/** Simulates each packet: what arbitration, credits and buffers do on a small fabric. */
package org.qos.analysis.simulation.packet;
