import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Notice, useToast } from '@paadam/shared/ui';
import { Download as DownloadSign } from 'lucide-react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/earnings';
import { Download, OwnLine } from './earnings.styles';
import { exportActions, selectExporting } from './exportEarnings';

interface DownloadCsvProps {
  /** How many months are there so far. */
  monthCount: number;
}

/** Every lesson of every month as a file for spreadsheets. */
export function DownloadCsv({ monthCount }: DownloadCsvProps) {
  const dispatch = usePaadamDispatch();
  const showToast = useToast();
  const exporting = useSelector(selectExporting);
  const problem = failureOf(exporting);
  const isBusy = exporting.status === 'busy';
  const isDone = exporting.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    showToast(words.downloaded());
    dispatch(exportActions.exportTold());
  }, [isDone, showToast, dispatch]);
  return (
    <>
      <Download>
        <span role="status">{isBusy && words.collecting({ monthCount })}</span>
        <Button variant="secondary" busy={isBusy} onClick={() => dispatch(exportActions.exportRequested())}>
          {!isBusy && <DownloadSign size={18} aria-hidden />}
          {words.downloadCsv()}
        </Button>
      </Download>
      {problem && (
        <OwnLine>
          <Notice tone="bad" title={words.noFile()}>
            {words.noFileText({ message: problem.message })}
          </Notice>
        </OwnLine>
      )}
    </>
  );
}
