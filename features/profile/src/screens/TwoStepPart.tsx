import { selectRecoveryCodes, selectTwoStepChange, type TwoStepAct, twoStep } from '@paadam/profile';
import type { TwoStep } from '@paadam/shared/contract';
import { dateFormat, limits } from '@paadam/shared/domain';
import { dataOf, usePaadamDispatch } from '@paadam/shared/state';
import { Badge, Button, Notice, RetryNotice, Skeleton } from '@paadam/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { Part, PartHead, Quiet } from './profile.styles';
import { RecoveryCodes } from './RecoveryCodes';
import { TwoStepForm } from './TwoStepForm';
import { TwoStepSetup } from './TwoStepSetup';
import { Buttons, Step } from './twoStep.styles';

const { fewRecoveryCodes } = limits.twoStep;
const inYears = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A second step after the password: on or off, and its recovery codes. */
export function TwoStepPart({ email }: { email: string }) {
  const dispatch = usePaadamDispatch();
  const { answer } = useSelector((state: object) => twoStep.select(state));
  const request = useSelector(selectTwoStepChange);
  const codes = useSelector(selectRecoveryCodes);
  const [act, setAct] = useState<TwoStepAct | null>(null);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // Whatever was open is over: the focus must not be lost with it.
  const isOpen = act !== null || codes !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (request.status === 'done') setAct(null);
  }, [request.status]);

  const known = dataOf(answer);
  const isOn = known?.since != null;
  // Changed elsewhere meanwhile, a form may have nothing left to do.
  const fits = act === null || known === undefined || (act === 'on') !== isOn;
  const close = () => setAct(null);
  return (
    <Part aria-labelledby={headingId}>
      <PartHead>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {words.twoStep()} {isOn && <Badge tone="good">{words.on()}</Badge>}
        </h2>
        <Quiet>{words.twoStepLead()}</Quiet>
      </PartHead>
      {answer.status === 'failed' && (
        <RetryNotice onRetry={() => dispatch(twoStep.actions.requested())}>
          {words.twoStepNotLoaded({ message: answer.problem.message })}
        </RetryNotice>
      )}
      {!known && answer.status !== 'failed' && (
        <div>
          <p role="status">{words.loadingTwoStep()}</p>
          <Skeleton height="2.75rem" radius="var(--paadam-radius-control)" />
        </div>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {!codes && known && (act === null || !fits) && <State known={known} onOpen={setAct} />}
      {!codes && known && act !== null && fits && <Act act={act} email={email} onCancel={close} />}
    </Part>
  );
}

function State({ known, onOpen }: { known: TwoStep; onOpen: (act: TwoStepAct) => void }) {
  const { since, recoveryCodesLeft: left } = known;
  if (since === null) {
    return (
      <Buttons>
        <Button onClick={() => onOpen('on')}>{words.turnOnTwoStep()}</Button>
      </Buttons>
    );
  }
  return (
    <>
      <p>{words.twoStepSince({ since: dateFormat(inYears).format(new Date(since)), left })}</p>
      {left <= fewRecoveryCodes && (
        <Notice tone="warn">{left === 0 ? words.noCodesWarning() : words.fewCodesWarning()}</Notice>
      )}
      <Buttons>
        <Button variant="secondary" onClick={() => onOpen('recovery-codes')}>
          {words.newRecoveryCodes()}
        </Button>
        <Button variant="quiet" onClick={() => onOpen('off')}>
          {words.turnOff()}
        </Button>
      </Buttons>
    </>
  );
}

interface ActProps {
  act: TwoStepAct;
  email: string;
  onCancel: () => void;
}

function Act({ act, email, onCancel }: ActProps) {
  if (act === 'on') return <TwoStepSetup email={email} onCancel={onCancel} />;
  return (
    <Step>
      <h3>{act === 'off' ? words.turnOffTwoStep() : words.makeNewRecoveryCodes()}</h3>
      <Quiet>{act === 'off' ? words.turnOffText() : words.newCodesText()}</Quiet>
      <TwoStepForm
        key={act}
        act={act}
        email={email}
        submitLabel={act === 'off' ? words.turnOff() : words.makeNewCodes()}
        focused
        onCancel={onCancel}
      />
    </Step>
  );
}
