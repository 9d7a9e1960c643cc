import type { StaticFeature } from 'vscode-languageclient/node';

/** Reports to the server that results of tests are shown. */
export const TEST_RESULTS: StaticFeature = {
  fillClientCapabilities: (capabilities) => {
    capabilities.experimental = { ...capabilities.experimental, testResults: true };
  },
  initialize: () => undefined,
  getState: () => ({ kind: 'static' }),
  clear: () => undefined,
};
