import { expect, type Page } from '@playwright/test';

export interface CountedLoad {
  remote: string;
  version: string;
  stage: string;
  outcome: string;
}

const lineOf = ({ remote, version, stage, outcome }: CountedLoad) =>
  `paadam_remote_loads_total{remote="${remote}",version="${version}",stage="${stage}",outcome="${outcome}"} `;

/** @returns how many loads like that the server has counted, whichever page they were of */
const countOf = async (page: Page, load: CountedLoad): Promise<number> => {
  const text = await (await page.request.get('/api/metrics')).text();
  const line = text.split('\n').find((one) => one.startsWith(lineOf(load)));
  return Number(line?.slice(lineOf(load).length) ?? 0);
};

/** Waits until the server has counted one more of each since before `run`. Pages report when they have nothing better to do. */
export const expectLoads = async (
  page: Page,
  loads: readonly CountedLoad[],
  run: () => Promise<unknown>,
): Promise<void> => {
  const before = await Promise.all(loads.map((load) => countOf(page, load)));
  await run();
  for (const [index, load] of loads.entries()) {
    await expect
      .poll(() => countOf(page, load), { message: lineOf(load) })
      .toBeGreaterThan(before[index] ?? 0);
  }
};
