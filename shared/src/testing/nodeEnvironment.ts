import './compileOnce';
import { PerformanceObserver } from 'node:perf_hooks';
import { TestEnvironment } from 'jest-environment-node';

/** Those of the file whose tests run. */
const observing = new Set<PerformanceObserver>();

const { observe } = PerformanceObserver.prototype;
PerformanceObserver.prototype.observe = function (...options: Parameters<typeof observe>) {
  observing.add(this);
  observe.apply(this, options);
};

/**
 * Ends what a file of tests observes with the file. The server's metrics watch garbage collection for the life of their
 * process, and Node keeps all that such an observer can reach: every module that the file has loaded.
 */
export default class NodeEnvironment extends TestEnvironment {
  override async teardown(): Promise<void> {
    for (const observer of observing) observer.disconnect();
    observing.clear();
    await super.teardown();
  }
}
