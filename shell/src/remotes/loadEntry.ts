import { whyScriptFailed } from '@paadam/shared/portal';
import { RemoteError } from './RemoteError';

/** Milliseconds for finding out why; the load as a whole has a limit of its own. */
const patience = 5_000;

interface EntryFile {
  /** Of the remote in the registry, for errors. */
  remote: string;
  url: string;
  /** Subresource-integrity hash that it is held to. */
  integrity: string;
  /** The global variable in which the entry leaves its container. */
  globalName: string;
}

/**
 * Runs a remote's federation entry, unless it is not the file that was released.
 *
 * @returns the container that it leaves
 * @throws RemoteError
 */
export const loadEntry = <Container>({
  remote,
  url,
  integrity,
  globalName,
}: EntryFile): Promise<Container> => {
  const globals = window as unknown as Record<string, Container | undefined>;
  // What an earlier try left must not pass for the outcome of this one.
  globals[globalName] = undefined;

  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity;
  script.fetchPriority = 'high';
  // Only with CORS can the browser tell what it got from another origin. A preload of the document's asks alike.
  if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';

  return new Promise((resolve, reject) => {
    script.onload = () => {
      script.remove();
      const container = globals[globalName];
      if (container) resolve(container);
      else reject(new RemoteError(remote, 'entry', 'broken'));
    };
    script.onerror = async () => {
      script.remove();
      reject(new RemoteError(remote, 'entry', await whyScriptFailed(url, integrity, patience)));
    };
    document.head.append(script);
  });
};
