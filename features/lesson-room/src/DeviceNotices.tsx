import { Button, Notice } from '@paadam/shared/ui';
import { useState } from 'react';
import { type DeviceKind, explainFault } from './media/devices';
import type { OwnMedia, OwnMediaState } from './media/ownMedia';
import * as words from './messages/room';

interface DeviceNoticesProps {
  own: OwnMedia;
  state: OwnMediaState;
}

/** Notices about one's own microphone and camera during the lesson, with the remedy for each. */
export function DeviceNotices({ own, state }: DeviceNoticesProps) {
  // Failures in the lobby were shown there.
  const [known] = useState(() => [state.microphone, state.camera]);
  return (['microphone', 'camera'] as const).map((kind) => {
    const source = state[kind];
    if (source.status === 'failed' && !known.includes(source)) {
      return <Gone key={kind} kind={kind} own={own} fault={source.fault} />;
    }
    const standIn = state.standIns[kind];
    if (source.status !== 'on' || standIn === null) return null;
    return (
      <Notice key={kind} onDismiss={() => own.readStandIn(kind)}>
        {words.standsIn({ kind, device: standIn })}
      </Notice>
    );
  });
}

type GoneProps = Pick<DeviceNoticesProps, 'own'> & {
  kind: DeviceKind;
  fault: Parameters<typeof explainFault>[1];
};

/** Dismissing the notice leaves the device switched off. */
function Gone({ kind, own, fault }: GoneProps) {
  const { title, wayOut } = explainFault(kind, fault, 'room');
  return (
    <Notice
      tone="warn"
      title={title}
      onDismiss={() => own.close(kind)}
      action={
        <Button variant="secondary" onClick={() => void own.open(kind)}>
          {words.tryDevice({ kind })}
        </Button>
      }
    >
      {wayOut}
    </Notice>
  );
}
