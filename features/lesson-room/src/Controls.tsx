import {
  Camera,
  CameraOff,
  Hand,
  LogOut,
  MessageSquare,
  Mic,
  MicOff,
  MonitorUp,
  Settings2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { canShareScreen } from './media/devices';
import type { OwnMedia, OwnMediaState } from './media/ownMedia';
import * as words from './messages/room';
import { Control, Count, Foot } from './room.styles';

interface ControlsProps {
  /** Null: a parent, who only watches. */
  own: OwnMedia | null;
  state: OwnMediaState | null;
  hand: { isUp: boolean; raise: (up: boolean) => void };
  chat: { isOpen: boolean; unread: number; toggle: () => void };
  onMore: () => void;
  onLeave: () => void;
}

/** What one does with the call; what one does with the board stands at the board. */
export function Controls({ own, state, hand, chat, onMore, onLeave }: ControlsProps) {
  return (
    <Foot role="toolbar" aria-label={words.call()}>
      {own && state && <OwnControls own={own} state={state} />}
      {own && (
        <Switch label={words.raiseHand()} isOn={hand.isUp} onPress={() => hand.raise(!hand.isUp)}>
          <Hand size={20} aria-hidden />
        </Switch>
      )}
      <Control type="button" aria-expanded={chat.isOpen} title={words.chat()} onClick={chat.toggle}>
        <MessageSquare size={20} aria-hidden />
        <span>{words.chat()}</span>
        {chat.unread > 0 && (
          <Count aria-label={words.unreadMessages({ count: chat.unread })}>
            {chat.unread > 99 ? '99+' : chat.unread}
          </Count>
        )}
      </Control>
      <Control type="button" aria-haspopup="dialog" title={words.settings()} onClick={onMore}>
        <Settings2 size={20} aria-hidden />
        <span>{words.settings()}</span>
      </Control>
      <Control type="button" data-leave="" title={words.leave()} onClick={onLeave}>
        <LogOut size={20} aria-hidden />
        <span>{words.leave()}</span>
      </Control>
    </Foot>
  );
}

function OwnControls({ own, state }: { own: OwnMedia; state: OwnMediaState }) {
  const { microphone, camera, screen } = state;
  const speaks = microphone.status === 'on' && !state.muted;
  const shows = camera.status === 'on' || camera.status === 'opening';
  const shares = screen.status === 'on';
  const toggleMicrophone = () => {
    if (microphone.status === 'on') return own.setMuted(!state.muted);
    own.setMuted(false);
    void own.open('microphone');
  };
  return (
    <>
      <Switch label={words.microphone()} isOn={speaks} isOffSigned onPress={toggleMicrophone}>
        {speaks ? <Mic size={20} aria-hidden /> : <MicOff size={20} aria-hidden />}
      </Switch>
      <Switch
        label={words.camera()}
        isOn={shows}
        isOffSigned
        onPress={() => (shows ? own.close('camera') : void own.open('camera'))}
      >
        {shows ? <Camera size={20} aria-hidden /> : <CameraOff size={20} aria-hidden />}
      </Switch>
      {canShareScreen() && (
        <Switch
          label={words.shareScreen()}
          isOn={shares}
          onPress={() => (shares ? own.closeScreen() : void own.openScreen())}
        >
          <MonitorUp size={20} aria-hidden />
        </Switch>
      )}
    </>
  );
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  /** Being off is worth a sign of its own. */
  isOffSigned?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Switch({ label, isOn, isOffSigned = false, onPress, children }: SwitchProps) {
  return (
    <Control
      type="button"
      aria-pressed={isOn}
      data-off={isOffSigned && !isOn ? '' : undefined}
      title={label}
      onClick={onPress}
    >
      {children}
      <span>{label}</span>
    </Control>
  );
}
