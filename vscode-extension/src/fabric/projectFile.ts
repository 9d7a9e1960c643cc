/** The text of a project file `qos.yaml` that names a fabric, whether it named one before or not. */
export function namingFabric(text: string, fabric: string): string {
  const entry = `fabric: ${/^[\w./-]+$/.test(fabric) ? fabric : JSON.stringify(fabric)}`;
  if (/^fabric:/m.test(text)) {
    return text.replace(/^fabric:.*$/m, () => entry);
  }
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${entry}\n`;
}
