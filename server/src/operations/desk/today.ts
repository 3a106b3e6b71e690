import type { Today } from '@paadam/shared/contract';
import type { DeskRight } from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import { countJobs, listFailedJobs } from '../../foundation/jobs/queries';
import { codeMailQueue, mailQueue } from '../../foundation/mail/mailQueue';
import { maskEmail, maskEmailsIn } from './maskEmail';
import { readMoneyToday } from './money/books';
import { countDisputedProblems, listApprovals } from './queries';
import { toApproval } from './toApproval';

const shownMails = 20;

/** @returns the work that waits for an operator, with masked mail addresses */
export const readToday = async (
  { database, metrics, gateways }: Pick<FastifyInstance, 'database' | 'metrics' | 'gateways'>,
  rights: readonly DeskRight[],
): Promise<Today> => {
  const seesMoney = gateways.size > 0 && rights.includes('money');
  const [mails, jobs, loads, approvals, problems, money] = await Promise.all([
    listFailedJobs(database, [mailQueue, codeMailQueue], shownMails),
    countJobs(database),
    metrics.readLoads(),
    listApprovals(database),
    rights.includes('cases') ? countDisputedProblems(database) : null,
    seesMoney ? readMoneyToday(database) : null,
  ]);
  return {
    failedMails: mails.map(({ id, data, at, problem }) => ({
      _id: id,
      to: maskEmail(String(data.to ?? '')),
      subject: String(data.subject ?? ''),
      at: at.toISOString(),
      problem: maskEmailsIn(problem ?? 'No reason was given.'),
    })),
    failedMailCount: mails[0]?.total ?? 0,
    jobs,
    portals: portalsOf(loads),
    approvals: approvals.map(toApproval),
    problems,
    money,
  };
};

/** Those of which some load has failed. */
const portalsOf = (loads: Awaited<ReturnType<FastifyInstance['metrics']['readLoads']>>): Today['portals'] => {
  const byVersion = new Map<string, Today['portals'][number]>();
  for (const { remote, version, outcome, count } of loads) {
    const known = byVersion.get(`${remote} ${version}`) ?? { remote, version, loaded: 0, failed: 0 };
    known[outcome === 'loaded' ? 'loaded' : 'failed'] += count;
    byVersion.set(`${remote} ${version}`, known);
  }
  return [...byVersion.values()]
    .filter(({ failed }) => failed > 0)
    .sort((one, other) => other.failed - one.failed);
};
