import { securityActions } from '@paadam/profile';
import { useUnsaved } from '@paadam/shared/portal';
import { usePaadamDispatch } from '@paadam/shared/state';
import { Button, LinkButton } from '@paadam/shared/ui';
import { useEffect, useRef } from 'react';
import * as words from '../messages/profile';
import { CopyButton } from './CopyButton';
import { Quiet } from './profile.styles';
import { Buttons, Codes, Step } from './twoStep.styles';

/** Recovery codes that were just made: they cannot be shown again, so they stay until the person has kept them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const dispatch = usePaadamDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useUnsaved(true);
  const text = codes.join('\n');
  const file = `${words.recoveryCodesFile()}\n\n${text}\n`;
  return (
    <Step>
      <h3 ref={heading} tabIndex={-1}>
        {words.keepYourRecoveryCodes()}
      </h3>
      <Quiet>{words.recoveryCodesText()}</Quiet>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Buttons>
        <CopyButton text={text} what={words.copyRecoveryCodes} />
        <LinkButton
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="paadam-recovery-codes.txt"
        >
          {words.saveAsAFile()}
        </LinkButton>
      </Buttons>
      <Button onClick={() => dispatch(securityActions.recoveryCodesKept())}>{words.iHaveKeptThem()}</Button>
    </Step>
  );
}
