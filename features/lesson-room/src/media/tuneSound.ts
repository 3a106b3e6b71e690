/** What a side asks the other's encoder for. */
interface Sound {
  /** Milliseconds of voice in a packet: fewer packets cost less, and come later. */
  packetMs: number;
  /** Bits a second at most. */
  bitrate: number;
}

export const fullSound: Sound = { packetMs: 20, bitrate: 32_000 };
/** A third of the packets, silence nearly free. */
export const frugalSound: Sound = { packetMs: 60, bitrate: 16_000 };

/**
 * An encoder takes its settings from the other side's description alone, so that is what is edited, before it is
 * applied.
 *
 * @param sdp a remote description
 * @returns the same with silence left out, and with these settings, where it has Opus
 */
export const tuneSound = (sdp: string, { packetMs, bitrate }: Sound): string => {
  const payload = /^a=rtpmap:(\d+) opus\/48000/m.exec(sdp)?.[1];
  if (!payload) return sdp;
  const own = `useinbandfec=1;usedtx=1;maxaveragebitrate=${bitrate}`;
  const format = `a=fmtp:${payload} `;
  const lines = sdp.split('\r\n').filter((line) => !/^a=(max)?ptime:/.test(line));
  const at = lines.findIndex((line) => line.startsWith(format));
  const others = (at < 0 ? '' : (lines[at] ?? '').slice(format.length))
    .split(';')
    .filter((part) => part !== '' && !/^(useinbandfec|usedtx|maxaveragebitrate)=/.test(part.trim()));
  const line = format + [...others, own].join(';');
  if (at < 0) {
    const map = lines.findIndex((one) => one.startsWith(`a=rtpmap:${payload} `));
    lines.splice(map + 1, 0, line);
  } else lines[at] = line;
  lines.splice(lines.indexOf(line) + 1, 0, `a=ptime:${packetMs}`);
  return lines.join('\r\n');
};
