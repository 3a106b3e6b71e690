import type { Destination } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { usePaadamDispatch } from '@paadam/shared/state';
import { Button, Card, Notice } from '@paadam/shared/ui';
import { useNow } from '@paadam/shared/ui/useNow';
import { useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Section, SectionHead, Sum } from '../earnings/earnings.styles';
import * as words from '../messages/payouts';
import { DestinationForm } from './DestinationForm';
import { destinationActions, selectDestinationSaving } from './payouts';

interface DestinationPartProps {
  destination: Destination | null;
  email: string;
}

/** Where the money goes, and the way to change that. */
export function DestinationPart({ destination, email }: DestinationPartProps) {
  const dispatch = usePaadamDispatch();
  const saving = useSelector(selectDestinationSaving);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const isDone = saving.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    setOpen(false);
    heading.current?.focus();
  }, [isDone]);
  useEffect(() => () => void dispatch(destinationActions.left()), [dispatch]);
  const open = () => {
    dispatch(destinationActions.left());
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  const waits = destination !== null && Date.parse(destination.usableFrom) > now;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Section>
        <SectionHead>
          <div>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {words.destinationTitle()}
            </h2>
            <Sum>{destination ? words.whereItGoes(destination) : words.noDestination()}</Sum>
          </div>
          {!isOpen && (
            <Button variant={destination ? 'secondary' : 'primary'} onClick={open}>
              {destination ? words.change() : words.addDestination()}
            </Button>
          )}
        </SectionHead>
        {waits && !isOpen && (
          <Notice tone="warn">
            {words.waitsUntil({ usableFrom: formatMoment(destination.usableFrom) })}
          </Notice>
        )}
        {isOpen && <DestinationForm email={email} isChange={destination !== null} onCancel={close} />}
      </Section>
    </Card>
  );
}
