import type { Config } from './Config';
import { refuse, type Settings, together } from './settings';

/** @returns what carries video and audio of the lesson room @throws with a message that names the variable that cannot be used */
export const readLessonMedia = (settings: Settings): Pick<Config, 'stunUrls' | 'turn' | 'liveKit'> => {
  const { listed, url, secret } = settings;

  const iceUrls = (name: string, schemes: readonly string[]): string[] =>
    listed(name).map((text) => {
      const pattern = new RegExp(`^(${schemes.join('|')}):[^\\s/?@]+(\\?transport=(udp|tcp))?$`, 'i');
      if (!pattern.test(text)) refuse(name, text, `addresses such as ${schemes[0]}:media.example:3478`);
      return text;
    });

  const turnUrls = iceUrls('TURN_URL', ['turn', 'turns']);
  const turn = together({
    TURN_URL: turnUrls.length > 0 ? turnUrls : null,
    TURN_SECRET: secret('TURN_SECRET', 16),
  });
  const liveKit = together({
    LIVEKIT_URL: url('LIVEKIT_URL', ['wss', 'ws', 'https', 'http']),
    LIVEKIT_KEY: secret('LIVEKIT_KEY', 1),
    LIVEKIT_SECRET: secret('LIVEKIT_SECRET', 16),
  });

  return {
    stunUrls: iceUrls('STUN_URLS', ['stun', 'stuns']),
    turn: turn && { urls: turn.TURN_URL, secret: turn.TURN_SECRET },
    liveKit: liveKit && {
      // As a browser connects to it.
      url: liveKit.LIVEKIT_URL.replace(/^http/, 'ws'),
      key: liveKit.LIVEKIT_KEY,
      secret: liveKit.LIVEKIT_SECRET,
    },
  };
};
