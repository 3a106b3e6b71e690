import { twoStepSecret } from '@paadam/shared/profile';
import { dataOf, usePaadamDispatch } from '@paadam/shared/state';
import { LinkButton, RetryNotice, Skeleton } from '@paadam/shared/ui';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { CopyButton } from './CopyButton';
import { Quiet } from './profileParts';
import { TwoStepForm } from './TwoStepForm';
import { OnPhone, Picture, Step, Typed } from './twoStepParts';

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
  // Asked for once and not again when the window comes back: whoever went to the app has this one in it.
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
          1. Add Paadam to your app
        </h3>
        <Quiet>Any authenticator app will do. Scan this picture with it:</Quiet>
        {answer.status === 'failed' && (
          <RetryNotice onRetry={() => dispatch(twoStepSecret.actions.requested())}>
            {`Error loading the picture: ${answer.problem.message}`}
          </RetryNotice>
        )}
        {!known && answer.status !== 'failed' && (
          <>
            <p role="status">Loading the picture…</p>
            <Skeleton width="13rem" height="13rem" radius="var(--paadam-radius-control)" />
          </>
        )}
        {known && (
          <>
            <Picture
              src={`data:image/svg+xml,${encodeURIComponent(known.picture)}`}
              alt="QR code that holds the key below"
              width={208}
              height={208}
            />
            <OnPhone>
              <LinkButton variant="secondary" href={known.address}>
                Open the app on this device
              </LinkButton>
            </OnPhone>
            <Quiet>Or type this key into the app:</Quiet>
            <Typed>{inGroups(known.secret)}</Typed>
            <CopyButton text={known.secret} what="the key" />
          </>
        )}
      </Step>
      <Step>
        <h3>2. Enter what the app shows</h3>
        <TwoStepForm act="on" email={email} submitLabel="Turn on" focused={false} onCancel={onCancel} />
      </Step>
    </>
  );
}
