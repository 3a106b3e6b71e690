import { twoStepSecret } from '@paadam/profile';
import { dataOf, usePaadamDispatch } from '@paadam/shared/state';
import { LinkButton, RetryNotice, Skeleton } from '@paadam/shared/ui';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { CopyButton } from './CopyButton';
import { Quiet } from './profile.styles';
import { TwoStepForm } from './TwoStepForm';
import { OnPhone, Picture, Step, Typed } from './twoStep.styles';

interface TwoStepSetupProps {
  email: string;
  onCancel: () => void;
}

/** @returns the secret as it is typed into an app: in groups of four */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** The way to turn it on: the secret into the app, and a first code from there. */
export function TwoStepSetup({ email, onCancel }: TwoStepSetupProps) {
  const dispatch = usePaadamDispatch();
  const { answer } = useSelector((state: object) => twoStepSecret.select(state));
  const heading = useRef<HTMLHeadingElement>(null);
  // Asked for once and not again when the window comes back: the person who went to the app has this one in it.
  useEffect(() => {
    dispatch(twoStepSecret.actions.requested());
    heading.current?.focus();
    return () => void dispatch(twoStepSecret.actions.left());
  }, [dispatch]);
  const known = dataOf(answer);
  return (
    <>
      <Step>
        <h3 ref={heading} tabIndex={-1}>
          {words.setupStep1()}
        </h3>
        <Quiet>{words.setupScan()}</Quiet>
        {answer.status === 'failed' && (
          <RetryNotice onRetry={() => dispatch(twoStepSecret.actions.requested())}>
            {words.qrCodeNotLoaded({ message: answer.problem.message })}
          </RetryNotice>
        )}
        {!known && answer.status !== 'failed' && (
          <>
            <p role="status">{words.loadingQrCode()}</p>
            <Skeleton width="13rem" height="13rem" radius="var(--paadam-radius-control)" />
          </>
        )}
        {known && (
          <>
            <Picture
              src={`data:image/svg+xml,${encodeURIComponent(known.picture)}`}
              alt={words.qrCode()}
              width={208}
              height={208}
            />
            <OnPhone>
              <LinkButton variant="secondary" href={known.address}>
                {words.openApp()}
              </LinkButton>
            </OnPhone>
            <Quiet>{words.setupType()}</Quiet>
            <Typed>{inGroups(known.secret)}</Typed>
            <CopyButton text={known.secret} what={words.copyKey} />
          </>
        )}
      </Step>
      <Step>
        <h3>{words.setupStep2()}</h3>
        <TwoStepForm
          act="on"
          email={email}
          submitLabel={words.turnOn()}
          focused={false}
          onCancel={onCancel}
        />
      </Step>
    </>
  );
}
