import { expect, type Page } from '@playwright/test';

export interface CountedLoad {
  remote: string;
  version: string;
  stage: string;
  outcome: string;
}

/** Waits until the server's figures have a load like that. Pages report when they have nothing better to do. */
export const expectLoads = (page: Page, { remote, version, stage, outcome }: CountedLoad): Promise<void> => {
  const line = `paadam_remote_loads_total{remote="${remote}",version="${version}",stage="${stage}",outcome="${outcome}"}`;
  return expect
    .poll(async () => (await page.request.get('/api/metrics')).text(), { message: line })
    .toContain(line);
};
